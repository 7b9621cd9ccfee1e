#!/usr/bin/env bash
# Fails when the alert rules in deploy/prometheus are not valid, or do not raise what alerts_test.yaml says. It is skipped
# without promtool, which belongs to Prometheus.
#
# usage: check_alerts.sh
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/../.."
readonly skipped=77

promtool=$(command -v promtool || command -v build/tools/promtool) || {
  echo "SKIPPED: promtool is not installed"
  exit "$skipped"
}
"$promtool" check rules deploy/prometheus/alerts.yaml
"$promtool" test rules deploy/prometheus/alerts_test.yaml
mapfile -t alerts < <(sed -n 's/^ *- alert: //p' deploy/prometheus/alerts.yaml)
((${#alerts[@]} > 0)) || { echo "check_alerts: no alerts" >&2; exit 1; }
for alert in "${alerts[@]}"; do
  grep -q "alertname=\"$alert\"" deploy/prometheus/alerts_test.yaml || { echo "check_alerts: no test raises $alert" >&2; exit 1; }
done
echo "${#alerts[@]} alerts are tested"
