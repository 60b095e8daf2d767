import { Checkbox, FoldedText } from 'shared/ui';
import styles from './PeopleConsents.module.css';
import { peopleI18n } from './people-i18n';
import type { AskedTerms } from './people-terms';

interface PeopleConsentsProps {
  terms: AskedTerms[];
  agreed: readonly string[];
  onChange: (agreed: string[]) => void;
  error?: string | undefined;
}

/** Nothing is ticked beforehand (W9); one box for all saves a thumb. */
export const PeopleConsents = ({ terms, agreed, onChange, error }: PeopleConsentsProps) => {
  const t = peopleI18n.useT();
  const all = terms.every(({ code }) => agreed.includes(code));
  return (
    <div>
      <Checkbox
        className={styles.all}
        label={t('agreeAll')}
        checked={all}
        onChange={() => onChange(all ? [] : terms.map(({ code }) => code))}
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
          <FoldedText title={title} summary={t('readTerms', { title })} html={content} />
        </div>
      ))}
    </div>
  );
};
