/** The lines of the documentation that a trial does not run, with the reason. */
export const untried: Readonly<Record<string, string>> = {
  'apt-get install -y postgresql nginx git curl jq': 'the packages are there before',
  'adduser --system --group --home /var/lib/shop shop':
    'changes the machine; the trial runs as root',
  'systemctl daemon-reload': 'needs systemd',
  "journalctl -u 'shop@*' -o cat --since today | jq -c 'select(.level >= 40)'": 'needs the journal',
}
