import { Box, Drawer, IconButton, Stack, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { PanelLeft } from 'lucide-react';
import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { LoadingIndicator, Loading as LoadingPage, TitlePortal } from 'react-admin';
import { topBarId } from '../components/layout/TopBarPortal';
import { shellI18n } from './i18n';
import { Menu } from './Menu';
import { ScreenErrorBoundary } from './ScreenErrorBoundary';

/** Menu, top bar and screen, below the host's header with language, theme and sign-out. */
export const Layout = ({ children }: { children: ReactNode }) => {
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const t = shellI18n.useT();
  return (
    <Box sx={{ display: 'flex', minHeight: 'calc(100svh - var(--header))', bgcolor: 'background.default' }}>
      {narrow ? (
        <Drawer
          open={open}
          onClose={close}
          slotProps={{ paper: { 'aria-label': t('menu'), sx: { width: 264, pt: 1 } } }}
        >
          <Menu onChoose={close} />
        </Drawer>
      ) : (
        <Box
          sx={{
            width: 208,
            flex: 'none',
            position: 'sticky',
            top: 'var(--header)',
            height: 'calc(100svh - var(--header))',
            overflowY: 'auto',
            borderRight: 1,
            borderColor: 'divider',
            bgcolor: 'var(--paper)',
          }}
        >
          <Menu />
        </Box>
      )}
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <Stack
          direction="row"
          alignItems="center"
          spacing={1}
          sx={{ minHeight: 52, px: { xs: 2, md: 3 }, borderBottom: 1, borderColor: 'divider' }}
        >
          {narrow && (
            <IconButton edge="start" aria-label={t('menu')} onClick={() => setOpen(true)}>
              <PanelLeft size={20} aria-hidden />
            </IconButton>
          )}
          <TitlePortal component="h1" sx={{ m: 0 }} />
          <Box id={topBarId} sx={{ display: 'flex', gap: 0.5, flex: 'none' }} />
          <LoadingIndicator />
        </Stack>
        <Box
          sx={{
            ...{ flex: 1, px: { xs: 2, md: 3 }, pb: 6, maxWidth: 1440, width: '100%', boxSizing: 'border-box' },
            // Forms keep lines that can be read; tables take what there is, except for those within a text.
            '&:has(table[class*="Mui"])': { maxWidth: 'none' },
          }}
        >
          <ScreenErrorBoundary>
            <Suspense fallback={<LoadingPage />}>{children}</Suspense>
          </ScreenErrorBoundary>
        </Box>
      </Box>
    </Box>
  );
};
