import { Box, Button, Dialog, DialogContent, Stack, Tab, Tabs, Typography } from '@mui/material';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Board } from 'shared/contract';
import { formatDateLong } from 'shared/format';
import { type Language, languages, useLanguage } from 'shared/i18n';
import { OutsideLink, Prose } from 'shared/ui';
import { DialogHead } from '../../parts/DialogHead';
import { useT } from '../../parts/i18n';
import { boardI18n } from './i18n';

const Article = ({ board, language }: { board: Board; language: Language }) => {
  const at = (text: Board['summary']) => text?.[language]?.trim() || text?.ko || '';
  return (
    <Box component="article" sx={{ maxWidth: 720, mx: 'auto', py: 3 }}>
      <Typography variant="h5" component="h3" sx={{ fontWeight: 700, mb: 1 }}>
        {at(board.subject)}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 3 }}>
        {[board.authorName, board.publishAt && formatDateLong(board.publishAt, language)].filter(Boolean).join(' · ')}
      </Typography>
      {board.thumb && (
        <Box component="img" src={board.thumb.url} alt="" sx={{ width: '100%', borderRadius: 1, mb: 3 }} />
      )}
      {at(board.summary) && <Typography sx={{ mb: 3, fontSize: '1.0625rem' }}>{at(board.summary)}</Typography>}
      <Prose html={at(board.content)} />
    </Box>
  );
};

/** The article as readers will see it, with what is typed but not yet saved. */
export const BoardPreview = () => {
  const t = useT();
  const words = boardI18n.useT();
  const mine = useLanguage();
  const { getValues } = useFormContext<Board>();
  const [board, setBoard] = useState<Board | null>(null);
  const [language, setLanguage] = useState<Language>(mine);
  const live = getValues('status') === 'PUBLISHED' && getValues('code') === 'MAGAZINE' && !getValues('url');
  return (
    <Stack
      direction="row"
      sx={{
        mb: 1,
        gap: 2,
        alignItems: 'center',
        whiteSpace: 'nowrap',
        '& a svg': { width: 16, height: 16, verticalAlign: '-3px' },
      }}
    >
      <Button variant="outlined" startIcon={<Eye size={16} aria-hidden />} onClick={() => setBoard(getValues())}>
        {t('preview')}
      </Button>
      {live && <OutsideLink href={`/magazine/${getValues('_id')}`}>{words('onSite')}</OutsideLink>}
      <Dialog
        open={board !== null}
        onClose={() => setBoard(null)}
        fullWidth
        maxWidth="md"
        aria-labelledby="preview-title"
      >
        <DialogHead id="preview-title" title={t('preview')} onClose={() => setBoard(null)} />
        <Tabs
          value={language}
          onChange={(_, next: Language) => setLanguage(next)}
          aria-label={t('languages')}
          sx={{ px: 2 }}
        >
          {languages.map((each) => (
            <Tab key={each} value={each} label={t(each)} />
          ))}
        </Tabs>
        <DialogContent dividers>{board && <Article board={board} language={language} />}</DialogContent>
      </Dialog>
    </Stack>
  );
};
