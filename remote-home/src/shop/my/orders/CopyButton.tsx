import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'shared/ui';
import { useT } from './i18n';

/** Copies a number, such as that of a bank account, to the clipboard. */
export const CopyButton = ({ text, label }: { text: string; label: string }) => {
  const t = useT();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text).catch(() => undefined);
    setCopied(true);
  };
  return (
    <>
      <Button small variant="quiet" aria-label={label} onClick={() => void copy()}>
        <Copy aria-hidden />
      </Button>
      <span role="status">{copied && t('copied')}</span>
    </>
  );
};
