import { Dialog, DialogContent, Tab, Tabs } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { type Language, languages, useLanguage } from 'shared/i18n';
import { useT } from '../i18n';
import { DialogHeader } from './DialogHeader';

interface Props {
  open: boolean;
  title: string;
  /** Accessible name of the language tabs. */
  tabsLabel: string;
  maxWidth: 'sm' | 'md';
  onClose: () => void;
  children: (language: Language) => ReactNode;
}

/** Shows a text as its readers see it, in a language chosen by tabs. */
export const PreviewDialog = ({ open, title, tabsLabel, maxWidth, onClose, children }: Props) => {
  const t = useT();
  const id = useId();
  const [language, setLanguage] = useState<Language>(useLanguage());
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth={maxWidth} aria-labelledby={id}>
      <DialogHeader id={id} title={title} onClose={onClose} />
      <Tabs value={language} onChange={(_, next: Language) => setLanguage(next)} aria-label={tabsLabel} sx={{ px: 2 }}>
        {languages.map((each) => (
          <Tab key={each} value={each} label={t(each)} />
        ))}
      </Tabs>
      <DialogContent dividers>{children(language)}</DialogContent>
    </Dialog>
  );
};
