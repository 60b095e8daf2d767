import { Copy } from 'lucide-react';
import { Button } from 'shared/ui';
import { useCopy } from '../../../layout/use-copy';
import { useT } from './i18n';

/** Copies a number, such as that of a bank account, to the clipboard. */
export const CopyButton = ({ text, label }: { text: string; label: string }) => {
  const t = useT();
  const { outcome, copy } = useCopy();
  return (
    <>
      <Button small variant="quiet" aria-label={label} onClick={() => void copy(text)}>
        <Copy aria-hidden />
      </Button>
      <span role="status">{outcome && t(outcome)}</span>
    </>
  );
};
