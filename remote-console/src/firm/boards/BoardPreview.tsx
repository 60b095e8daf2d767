import { Box, Button, Stack, Typography } from '@mui/material';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Board } from 'shared/contract';
import { formatDateLong } from 'shared/format';
import type { Language } from 'shared/i18n';
import { ExternalLink, Prose } from 'shared/ui';
import { PreviewDialog } from '../../components/dialogs/PreviewDialog';
import { localise } from '../../components/hooks/use-localised';
import { useT } from '../../components/i18n';
import { boardI18n } from './i18n';

const Article = ({ board, language }: { board: Board; language: Language }) => {
  const summary = localise(board.summary, language);
  return (
    <Box component="article" sx={{ maxWidth: 720, mx: 'auto', py: 3 }}>
      <Typography variant="h5" component="h3" sx={{ fontWeight: 700, mb: 1 }}>
        {localise(board.subject, language)}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 3 }}>
        {[board.authorName, board.publishAt && formatDateLong(board.publishAt, language)].filter(Boolean).join(' · ')}
      </Typography>
      {board.thumb && (
        <Box component="img" src={board.thumb.url} alt="" sx={{ width: '100%', borderRadius: 1, mb: 3 }} />
      )}
      {summary && <Typography sx={{ mb: 3, fontSize: '1.0625rem' }}>{summary}</Typography>}
      <Prose html={localise(board.content, language)} />
    </Box>
  );
};

/** Shows the post as its readers see it, with unsaved changes; links to it if it is on the public site. */
export const BoardPreview = () => {
  const t = useT();
  const tBoards = boardI18n.useT();
  const { getValues } = useFormContext<Board>();
  const [board, setBoard] = useState<Board | null>(null);
  const isOnSite = getValues('status') === 'PUBLISHED' && getValues('code') === 'MAGAZINE' && !getValues('url');
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
      {isOnSite && <ExternalLink href={`/magazine/${getValues('_id')}`}>{tBoards('onSite')}</ExternalLink>}
      <PreviewDialog
        open={board !== null}
        title={t('preview')}
        tabsLabel={t('languages')}
        maxWidth="md"
        onClose={() => setBoard(null)}
      >
        {(language) => board && <Article board={board} language={language} />}
      </PreviewDialog>
    </Stack>
  );
};
