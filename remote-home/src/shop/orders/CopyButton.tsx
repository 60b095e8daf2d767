import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'shared/ui';
import { useT } from './i18n';

/** Hands a number over to another app, where it would be mistyped. */
export const CopyButton = ({ text, label }: { text: string; label: string }) => {
  const t = useT();
  const [done, setDone] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text).catch(() => undefined);
    setDone(true);
  };
  return (
    <>
      <Button small variant="quiet" aria-label={label} onClick={() => void copy()}>
        <Copy aria-hidden />
      </Button>
      <span role="status">{done && t('copied')}</span>
    </>
  );
};
