# Common to both runs of CI: sourced by .ci/run and .ci/nightly, in the root of the checkout.
export CI=true

# again COMMAND…: four attempts. A mirror or registry that fails briefly is not a fault of the change.
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

# step NAME SECONDS COMMAND…: the limit catches hangs. `red NAME CODE COMMAND…` handles a red step.
step() {
  local name=$1 limit=$2 from=$SECONDS code=0
  shift 2
  echo "== $name"
  timeout --kill-after=10 "$limit" "$@" </dev/null || code=$?
  if [ "$code" = 0 ]; then echo "ok: $name, $((SECONDS - from)) s"; else red "$name" "$code" "$@"; fi
}

# Installs what a fresh machine (Debian, as root or with sudo) lacks: a browser, fonts and the packages.
machine() {
  if ! command -v chromium >/dev/null && [ -z "${CHROMIUM:-}" ]; then
    local sudo
    sudo=$([ "$(id -u)" = 0 ] || echo sudo)
    step 'apt update' 900 bash -c "again $sudo apt-get update"
    step 'apt install' 900 bash -c "again $sudo apt-get install -y --no-install-recommends chromium fonts-noto-core"
  fi
  step 'npm ci' 900 bash -c 'again npm ci'
}
