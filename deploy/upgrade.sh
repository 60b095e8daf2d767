#!/bin/sh
# Replaces the running images of compose.production.yml by those of another tag, one process after the other, so that the
# site goes on answering. What does not become healthy brings everything back to the former tag.
#   sh deploy/upgrade.sh <tag>
# Exit codes: 0 the site runs the tag; 1 refused or brought back, the site runs the former tag; 2 it could not be brought back.
set -eu
cd "$(dirname "$0")/.."

# .env may name further files.
if [ -z "${COMPOSE_FILE:-}" ] && ! grep -qs '^COMPOSE_FILE=' .env; then export COMPOSE_FILE=compose.production.yml; fi
# Seconds for migrations and the first answer of a process.
wait_seconds=${UPGRADE_WAIT:-600}
# The API first: its migrations fit the former version too. The releases of the remotes last: they may need the new hosts.
services='api-1 api-2 host-1 host-2 remote-home remote-console remote-matching'

say() { echo "upgrade: $*"; }
refuse() { say "$*" >&2; exit 1; }
# Debian has Compose as a command of its own.
if docker compose version > /dev/null 2>&1; then command='docker compose'; else command=docker-compose; fi
compose() { tag=$1; shift; IMAGE_TAG=$tag $command "$@"; }

# Until the container of a service is healthy; fails when it ends, is restarted again and again, or takes too long.
wait_until_healthy() {
  container=$(compose "$1" ps -q "$2")
  seconds=0
  while [ "$seconds" -lt "$wait_seconds" ]; do
    state=$(docker inspect -f '{{.State.Status}} {{.State.Health.Status}} {{.RestartCount}}' "$container") || return 1
    case $state in
      'running healthy '*) return 0 ;;
      exited* | dead* | *' '[3-9] | *' '[1-9][0-9]*) return 1 ;;
    esac
    sleep 1
    seconds=$((seconds + 1))
  done
  return 1
}
replace() { compose "$1" up -d --no-deps --no-build "$2" && wait_until_healthy "$1" "$2"; }

new=${1:-}
case $new in '' | *[!A-Za-z0-9_.-]*) refuse 'name the tag of the images: sh deploy/upgrade.sh <tag>' ;; esac
[ -f .env ] || refuse '.env is missing beside compose.production.yml: docs/production.md'
old=$(sed -n 's/^IMAGE_TAG=//p' .env | tail -n 1)
[ -n "$old" ] || refuse 'IMAGE_TAG is missing in .env: it names the images that run now'

mkdir .upgrade 2>/dev/null || refuse 'another upgrade runs, or was killed: then remove the folder .upgrade'
replaced=
stop() { rmdir .upgrade; exit "$1"; }

restore() {
  trap '' INT TERM
  say "back to $old"
  failed=
  for service in $replaced; do
    replace "$old" "$service" || failed="$failed $service"
  done
  [ -z "$failed" ] && { say "$new was not taken; the site runs $old"; stop 1; }
  say "these do not run $old either:$failed" >&2
  stop 2
}
trap restore INT TERM

# Nothing is replaced before all images are here.
for image in $(compose "$new" config | sed -n 's/^ *image: *//p' | sort -u); do
  docker image inspect "$image" > /dev/null 2>&1 || docker pull -q "$image" || { say "$image cannot be had" >&2; stop 1; }
done

if compose "$old" --profile backup config --services | grep -qx backup; then
  say 'backing up'
  compose "$old" run --rm backup || { say 'the backup failed; nothing was changed' >&2; stop 1; }
else
  say 'there is no service backup: going on without one'
fi

for service in $services; do
  say "$service: $old -> $new"
  replaced="$service $replaced"
  replace "$new" "$service" && continue
  say "$service does not become healthy with $new; the end of its log:" >&2
  compose "$new" logs --tail=40 "$service" >&2 || true
  restore
done

say 'publishing the releases of the remotes'
compose "$new" run --rm --no-deps releases || restore

trap '' INT TERM
umask 077
sed '/^IMAGE_TAG=/d' .env > .upgrade.env
echo "IMAGE_TAG=$new" >> .upgrade.env
cat .upgrade.env > .env
rm .upgrade.env
say "the site runs $new"
stop 0
