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

# Rows of the steps that ran, and the only steps to run (all if there are none).
times=()
wanted=()
ran=0

# step NAME SECONDS COMMAND…: the limit catches hangs. `red NAME CODE COMMAND…` handles a red step.
step() {
  local name=$1 limit=$2 from=$SECONDS code=0 result=ok
  shift 2
  echo "== $name"
  timeout --kill-after=10 "$limit" "$@" </dev/null || code=$?
  [ "$code" = 0 ] || result=red
  times+=("| $name | $((SECONDS - from)) | $result |")
  if [ "$code" = 0 ]; then echo "ok: $name, $((SECONDS - from)) s"; else red "$name" "$code" "$@"; fi
}

# maybe NAME SECONDS COMMAND…: a step, unless others are wanted.
maybe() {
  local only
  for only in "${wanted[@]}"; do case $1 in "$only"*) only=; break ;; esac; done
  if [ "${#wanted[@]}" != 0 ] && [ -n "$only" ]; then return; fi
  ran=$((ran + 1))
  step "$@"
}

print_times() {
  printf '\n| Step | s | |\n|---|--:|---|\n'
  printf '%s\n' "${times[@]}"
  echo
}

# A browser shows pages as its version does: one that was built before is replaced.
BROWSER_DAYS_MAX=120
NOTO=${NOTO:-/usr/share/fonts/truetype/noto/NotoSansThai-Regular.ttf}

# lacks PACKAGE: whether it is missing, or an old browser. With CHROMIUM set, the browser is chosen already.
lacks() {
  local program
  case $1 in
    chromium*)
      [ -z "${CHROMIUM:-}" ] || return 1
      program=$(command -v "$1") || return 0
      [ -z "$(find -L "$program" -mtime "-$BROWSER_DAYS_MAX")" ]
      ;;
    fonts-noto-core) [ ! -e "$NOTO" ] ;;
    *) ! command -v "$1" >/dev/null ;;
  esac
}

has_browser() { [ -n "${CHROMIUM:-}" ] || command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null; }

# machine PACKAGE…: installs what a machine (Debian, as root or with sudo) lacks of these, and the packages of npm. Where a
# browser is, apt may fail, or not have a package: the run continues with a warning.
machine() {
  local package sudo wanted=()
  for package in "$@"; do if lacks "$package"; then wanted+=("$package"); fi; done
  if [ "${#wanted[@]}" != 0 ]; then
    sudo=$([ "$(id -u)" = 0 ] || echo sudo)
    if has_browser; then
      echo "== apt: ${wanted[*]}"
      timeout 120 $sudo apt-get update </dev/null || true
      for package in "${wanted[@]}"; do
        timeout 300 $sudo apt-get install -y --no-install-recommends "$package" </dev/null || true
        if lacks "$package"; then echo "WARNING: $package is missing or over $BROWSER_DAYS_MAX days old"; fi
      done
    else
      step 'apt update' 900 bash -c "again $sudo apt-get update"
      # Ubuntu has no chromium-headless-shell.
      for package in "${wanted[@]}"; do
        if ! apt-cache show "$package" >/dev/null 2>&1 && [ "$package" = chromium-headless-shell ]; then package=chromium; fi
        step "apt install $package" 900 bash -c "again $sudo apt-get install -y --no-install-recommends $package"
      done
    fi
  fi
  step 'npm ci' 900 bash -c 'again npm ci'
}
