/** The lines of the documentation that a trial does not run, with the reason. */
export const untried: Readonly<Record<string, string>> = {
  'apt-get install -y postgresql nginx git curl jq': 'the packages are there before',
  'adduser --system --group --home /var/lib/shop shop':
    'changes the machine; the trial runs as root',
  'systemctl daemon-reload': 'needs systemd',
  'npm run chaos': 'a trial of its own',
  'npm run chaos -- --scale 0.1                 # a tenth of everything': 'a trial of its own',
  'npm run chaos -- --only races,disk --seed 7  # some parts, with other random numbers':
    'a trial of its own',
}
