import { Plus, Trash2 } from 'lucide-react';
import {
  bind,
  type CertificateValues,
  companyI18n,
  emptyCertificate,
  type Part,
  PeopleGroup,
  peopleI18n,
  formStyles as styles,
} from 'shared/people';
import { Button, SelectField, TextField } from 'shared/ui';

const certificateCount = 10;
const types = ['SeoulAward', 'SuperRookie', 'other'] as const;

interface PeopleCertificatesProps {
  part: Part<CertificateValues[]>;
  onChange: (certificates: CertificateValues[]) => void;
}

/** What a company says of its awards; an administrator looks at the proof. */
export const PeopleCertificates = ({ part, onChange }: PeopleCertificatesProps) => {
  const t = companyI18n.useT();
  const common = peopleI18n.useT();
  const all = part.values;
  return (
    <PeopleGroup title={t('certificates')} lead={t('certificatesLead')}>
      {all.map((values, place) => {
        const one: Part<CertificateValues> = {
          ...part,
          values,
          prefix: `${part.prefix}${place}.`,
          errorOf: (field) => part.errorOf(`${place}.${field}`),
          set: (change) => onChange(all.map((other, index) => (index === place ? { ...other, ...change } : other))),
        };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a certificate is its place in the list
          <fieldset key={place} className={styles.row}>
            <legend>{t('certificateOf', { place: place + 1 })}</legend>
            <div className={styles.pair}>
              <SelectField label={t('type')} {...bind(one, 'type')} required>
                {types.map((type) => (
                  <option key={type} value={type}>
                    {t(type)}
                  </option>
                ))}
              </SelectField>
              <TextField label={t('name')} {...bind(one, 'name')} maxLength={100} />
              <TextField label={t('year')} {...bind(one, 'year')} inputMode="numeric" maxLength={4} />
              <TextField label={t('number')} {...bind(one, 'number')} maxLength={60} />
              <TextField label={t('selectedAt')} {...bind(one, 'selectedAt')} type="date" />
            </div>
            {all.length > 1 && (
              <Button
                small
                variant="quiet"
                aria-label={common('removeOf', { name: t('certificateOf', { place: place + 1 }) })}
                onClick={() => onChange(all.filter((_, index) => index !== place))}
              >
                <Trash2 aria-hidden />
                {common('remove')}
              </Button>
            )}
          </fieldset>
        );
      })}
      {all.length < certificateCount && (
        <Button small onClick={() => onChange([...all, emptyCertificate])}>
          <Plus aria-hidden />
          {t('addCertificate')}
        </Button>
      )}
    </PeopleGroup>
  );
};
