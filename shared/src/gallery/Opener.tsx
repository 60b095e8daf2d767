import { type ReactNode, useState } from 'react';
import { Button } from 'shared/ui';
import { galleryI18n } from './i18n';

/** A button for what covers the page, such as a dialogue. */
export const Opener = ({ children }: { children: (open: boolean, close: () => void) => ReactNode }) => {
  const t = galleryI18n.useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button small data-opener onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {children(open, () => setOpen(false))}
    </>
  );
};
