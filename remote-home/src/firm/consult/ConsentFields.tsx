import { FieldGroup } from 'shared/account-forms';
import { Checkbox, CollapsibleText } from 'shared/ui';
import styles from './consents.module.css';
import { useT } from './i18n';
import type { ConsultData } from './load';

interface ConsentFieldsProps {
  terms: ConsultData['terms'];
  agreed: ReadonlySet<string>;
  onChange: (agreed: ReadonlySet<string>) => void;
  error?: string | undefined;
}

/** Nothing is ticked beforehand (W9). */
export const ConsentFields = ({ terms, agreed, onChange, error }: ConsentFieldsProps) => {
  const t = useT();
  const toggle = (code: string) => {
    const next = new Set(agreed);
    if (!next.delete(code)) next.add(code);
    onChange(next);
  };
  return (
    <FieldGroup title={t('consents')}>
      {terms.map(({ code, title, content, required }) => (
        <div key={code} className={styles.consent}>
          <Checkbox
            name={code}
            required={required}
            checked={agreed.has(code)}
            onChange={() => toggle(code)}
            error={required && !agreed.has(code) ? error : undefined}
            label={title}
          />
          <CollapsibleText title={title} summary={t('termsOpen', { title })} html={content} />
        </div>
      ))}
    </FieldGroup>
  );
};
