#!/bin/sh
# Runs an action of `npm run releases` in the cluster, where there is no checkout, and prints what it says:
#   sh deploy/kubernetes/releases.sh status
#   sh deploy/kubernetes/releases.sh rollback remote-home --channel stable --why 'the search is broken'
#   sh deploy/kubernetes/releases.sh publish          what the CronJob does, at once
set -eu
namespace=${NAMESPACE:-portico}
job=releases-$(date +%s)

arguments=
for argument in "${@:---help}"; do
  case $argument in *[[:cntrl:]]*) echo "An argument has a control character, such as the end of a line." >&2; exit 2 ;; esac
  # As a text of JSON.
  arguments="$arguments${arguments:+, }\"$(printf '%s' "$argument" | sed 's/[\\"]/\\&/g')\""
done

kubectl -n "$namespace" create job "$job" --from=cronjob/releases --dry-run=client -o json |
  kubectl patch --local -f - --type json -o json \
    -p "[{\"op\": \"replace\", \"path\": \"/spec/template/spec/containers/0/args\", \"value\": [$arguments]}]" |
  kubectl set env --local -f - "DEPLOYER=${DEPLOYER:-$(id -un)}" -o json |
  kubectl -n "$namespace" create -f -
kubectl -n "$namespace" logs -f "job/$job" --pod-running-timeout=2m
kubectl -n "$namespace" wait --for=condition=complete "job/$job" --timeout=10s > /dev/null
