import {
  bindField,
  type CertificateValues,
  companyI18n,
  emptyCertificate,
  FieldGroup,
  type FormPart,
  SelectOptions,
  formStyles as styles,
} from 'shared/account-forms';
import { SelectField, TextField } from 'shared/ui';
import { AddButton } from './AddButton';
import { removeItem, updateItem } from './list-items';
import { RemoveButton } from './RemoveButton';

const maxCertificates = 10;
const types = ['SeoulAward', 'SuperRookie', 'other'] as const;

interface CertificateFieldsProps {
  part: FormPart<CertificateValues[]>;
  onChange: (certificates: CertificateValues[]) => void;
}

/** A company's certificates, up to ten; an administrator verifies them. */
export const CertificateFields = ({ part, onChange }: CertificateFieldsProps) => {
  const t = companyI18n.useT();
  const { values: certificates, prefix, getError } = part;
  return (
    <FieldGroup title={t('certificates')} lead={t('certificatesLead')}>
      {certificates.map((values, index) => {
        const certificate: FormPart<CertificateValues> = {
          ...part,
          values,
          prefix: `${prefix}${index}.`,
          getError: (field, name = field) => getError(`${index}.${field}`, `${index}.${name}`),
          set: (change) => onChange(updateItem(certificates, index, change)),
        };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a certificate has no identity but its place in the list
          <fieldset key={index} className={styles.row}>
            <legend>{t('certificate', { number: index + 1 })}</legend>
            <div className={styles.pair}>
              <SelectField label={t('type')} {...bindField(certificate, 'type')} required>
                <SelectOptions values={types} getLabel={t} />
              </SelectField>
              <TextField label={t('name')} {...bindField(certificate, 'name')} maxLength={100} />
              <TextField label={t('year')} {...bindField(certificate, 'year')} inputMode="numeric" maxLength={4} />
              <TextField label={t('number')} {...bindField(certificate, 'number')} maxLength={60} />
              <TextField label={t('selectedAt')} {...bindField(certificate, 'selectedAt')} type="date" />
            </div>
            {certificates.length > 1 && (
              <RemoveButton
                name={t('certificate', { number: index + 1 })}
                onClick={() => onChange(removeItem(certificates, index))}
              />
            )}
          </fieldset>
        );
      })}
      {certificates.length < maxCertificates && (
        <AddButton label={t('addCertificate')} onClick={() => onChange([...certificates, emptyCertificate])} />
      )}
    </FieldGroup>
  );
};
