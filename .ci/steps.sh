# What both runs of CI share: sourced by .ci/run and .ci/nightly, which stand in the root of the checkout.
export CI=true

# again COMMAND…: four times. A mirror or registry that fails for a moment is no fault of a change.
again() {
  local wait code
  for wait in 5 20 60 0; do
    code=0
    "$@" </dev/null && return
    code=$?
    sleep "$wait"
  done
  return "$code"
}
export -f again

# step NAME SECONDS COMMAND…: the limit is for what hangs. What a red step means, `red NAME CODE COMMAND…` says.
step() {
  local name=$1 limit=$2 from=$SECONDS code=0
  shift 2
  echo "== $name"
  timeout --kill-after=10 "$limit" "$@" </dev/null || code=$?
  if [ "$code" = 0 ]; then echo "ok: $name, $((SECONDS - from)) s"; else red "$name" "$code" "$@"; fi
}

# A browser, fonts and the packages: what a fresh machine (Debian, as root or with sudo) lacks.
machine() {
  if ! command -v chromium >/dev/null && [ -z "${CHROMIUM:-}" ]; then
    local sudo
    sudo=$([ "$(id -u)" = 0 ] || echo sudo)
    step 'apt update' 900 bash -c "again $sudo apt-get update"
    step 'apt install' 900 bash -c "again $sudo apt-get install -y --no-install-recommends chromium fonts-noto-core"
  fi
  step 'npm ci' 900 bash -c 'again npm ci'
}
