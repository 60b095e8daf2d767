import { useState } from 'react';
import { Button } from 'shared/ui';
import { twoStepI18n } from './i18n';

/** Copies a text. The clipboard is missing on pages without https. */
export const CopyButton = ({ text }: { text: string }) => {
  const t = twoStepI18n.useT();
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('copyFailed');
    }
  };
  return (
    <>
      <Button small onClick={() => void copy()}>
        {t('copy')}
      </Button>
      <span role="status">{outcome && t(outcome)}</span>
    </>
  );
};
