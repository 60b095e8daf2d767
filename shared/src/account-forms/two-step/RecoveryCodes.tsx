import { Button, saveFile } from 'shared/ui';
import { FormOutcome } from '../form/FormOutcome';
import styles from '../form/form.module.css';
import { CopyButton } from './CopyButton';
import { twoStepI18n } from './i18n';
import twoStep from './two-step.module.css';

const fileName = 'portico-recovery-codes.txt';

/** Recovery codes, shown once. */
export const RecoveryCodes = ({ codes, onDone }: { codes: string[]; onDone: () => void }) => {
  const t = twoStepI18n.useT();
  const text = `${codes.join('\n')}\n`;
  return (
    <FormOutcome className={styles.group}>
      <h3>{t('codes')}</h3>
      <p>{t('codesLead')}</p>
      <ol className={twoStep.codes} translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <p className={twoStep.buttons}>
        <Button small onClick={() => saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), fileName)}>
          {t('download')}
        </Button>
        <CopyButton text={text} />
      </p>
      <p>
        <Button variant="primary" onClick={onDone}>
          {t('done')}
        </Button>
      </p>
    </FormOutcome>
  );
};
