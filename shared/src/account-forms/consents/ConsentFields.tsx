import { Checkbox, CollapsibleText } from 'shared/ui';
import { accountFormsI18n } from '../i18n';
import styles from './ConsentFields.module.css';
import type { ConsentTerms } from './consent-terms';

interface ConsentFieldsProps {
  terms: ConsentTerms[];
  agreed: readonly string[];
  onChange: (agreed: string[]) => void;
  error?: string | undefined;
}

/** Consents to terms, one by one or all at once. None is ticked beforehand (W9). */
export const ConsentFields = ({ terms, agreed, onChange, error }: ConsentFieldsProps) => {
  const t = accountFormsI18n.useT();
  const isAllAgreed = terms.every(({ code }) => agreed.includes(code));
  return (
    <div>
      <Checkbox
        className={styles.all}
        label={t('agreeAll')}
        checked={isAllAgreed}
        onChange={() => onChange(isAllAgreed ? [] : terms.map(({ code }) => code))}
      />
      {terms.map(({ code, title, content, version, required }) => (
        <div key={code} className={styles.consent}>
          <Checkbox
            name={code}
            required={required}
            checked={agreed.includes(code)}
            error={required && !agreed.includes(code) ? error : undefined}
            onChange={({ target }) =>
              onChange(target.checked ? [...agreed, code] : agreed.filter((other) => other !== code))
            }
            label={
              <>
                {title} <span className={styles.optional}>{t('version', { version })}</span>
                {!required && <span className={styles.optional}> · {t('optional')}</span>}
              </>
            }
          />
          <CollapsibleText title={title} summary={t('readTerms', { title })} html={content} />
        </div>
      ))}
    </div>
  );
};
