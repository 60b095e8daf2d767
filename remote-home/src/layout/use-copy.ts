import { useState } from 'react';

/** Copies a text to the clipboard; `outcome` is to be announced. The clipboard is missing on pages without https. */
export const useCopy = () => {
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed'>();
  const copy = async (text: string) => {
    setOutcome(undefined);
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('copyFailed');
    }
  };
  return { outcome, copy };
};
