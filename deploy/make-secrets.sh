#!/bin/sh
# Makes the secrets of compose.production.yml that are missing: random ones, and empty files for those that others hand out.
# Never changes one that is there. Folder: SECRETS_DIR, or `secrets` beside compose.production.yml.
set -eu
cd "$(dirname "$0")/.."
folder=${SECRETS_DIR:-secrets}

# Nobody else may enter the folder; the users of the containers, whose files these become, must be able to read them.
umask 077
mkdir -p "$folder"

make_secret() {
  if [ -e "$folder/$1" ]; then return; fi
  printf '%s' "$2" > "$folder/$1"
  chmod 644 "$folder/$1"
  echo "made $folder/$1${3:+: $3}"
}

# Letters and digits, which stand in an address as they are.
create_random() { head -c 64 /dev/urandom | base64 | tr -d '\n+/=' | cut -c 1-40; }

make_secret postgres-password "$(create_random)"
make_secret database-url "postgres://portico:$(cat "$folder/postgres-password")@postgres:5432/portico"
make_secret database-direct-url '' 'empty; for a pooler in database-url'
make_secret host-key "$(create_random)"
make_secret backup-key "$(create_random)" 'opens the backups: keep a copy elsewhere'
make_secret demo-password "$(create_random)" 'the first password of the account admin'
make_secret smtp-url '' 'empty; put smtps://user:password@host into it'
make_secret sms-token '' 'empty; for SMS_URL'
make_secret payment-secret '' 'empty; for PAYMENT_URL'
make_secret s3-access-key-id '' 'empty; for S3_BUCKET'
make_secret s3-secret-access-key '' 'empty; for S3_BUCKET'
