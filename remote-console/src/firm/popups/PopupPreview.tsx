import { Box, Stack, Tab, Tabs, type Theme, Typography, useMediaQuery } from '@mui/material';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Popup } from 'shared/contract';
import { Prose } from 'shared/ui';
import { useLocalised } from '../../components/hooks/use-localised';
import { Section } from '../../components/layout/Section';
import { popupI18n } from './i18n';
import { defaultPopupWidth, transformPopup } from './transform-popup';

const screens = { desktop: { width: 1280, height: 720 }, phone: { width: 390, height: 720 } } as const;

/** Width of the preview in pixels, by previewed screen. */
const previewWidths = { desktop: 512, phone: 240 } as const;
/** The same at most, on a narrow screen. */
const narrowPreviewWidth = 288;

const getPosition = (popup: Popup, phone: boolean) => {
  if (popup.skin === 'bar') return { left: 0, right: 0, bottom: 0 };
  if (phone) return { left: 35, right: 35, bottom: 16 };
  const { position } = transformPopup(popup);
  return position
    ? { left: position.left, top: position.top, width: position.width }
    : { right: 40, bottom: 40, width: defaultPopupWidth };
};

/** The popup as a drawing on a screen, with unsaved changes. */
export const PopupPreview = () => {
  const t = popupI18n.useT();
  const localise = useLocalised();
  const [screen, setScreen] = useState<keyof typeof screens>('desktop');
  const popup = useWatch<Popup>() as Popup;
  const phone = screen === 'phone';
  const { width, height } = screens[screen];
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const scale = Math.min(previewWidths[screen], narrow ? narrowPreviewWidth : Number.POSITIVE_INFINITY) / width;
  const picture = (phone && popup.mobileImage) || popup.image;
  const content = popup.type === 'HTML' && localise(popup.content);
  const isBar = popup.skin === 'bar';
  return (
    <Section title={t('preview')}>
      <Tabs value={screen} onChange={(_, next: keyof typeof screens) => setScreen(next)} aria-label={t('preview')}>
        <Tab value="desktop" label={t('desktop')} />
        <Tab value="phone" label={t('phone')} />
      </Tabs>
      <Box
        aria-hidden
        sx={{
          width: width * scale,
          height: height * scale,
          maxWidth: '100%',
          mt: 1,
          overflow: 'hidden',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'var(--sand)',
        }}
      >
        <Box sx={{ position: 'relative', width, height, transform: `scale(${scale})`, transformOrigin: '0 0' }}>
          <Stack
            style={getPosition(popup, phone)}
            direction={isBar && !phone ? 'row' : 'column'}
            sx={{
              position: 'absolute',
              maxHeight: height - 80,
              overflow: 'hidden',
              border: 1,
              borderColor: 'divider',
              bgcolor: 'var(--surface)',
              ...(popup.skin === 'card' && { borderRadius: 3, boxShadow: 'var(--shadow)' }),
            }}
          >
            <Box sx={{ flex: 1, minHeight: 0, overflow: 'hidden', '& img': { display: 'block', width: '100%' } }}>
              {content ? (
                <Box sx={{ p: 3 }}>
                  <Prose html={content} />
                </Box>
              ) : picture && !isBar ? (
                <img src={picture.url} alt="" />
              ) : (
                <Typography sx={{ p: 3 }}>{localise(popup.alt) || popup.title}</Typography>
              )}
            </Box>
            <Stack
              direction="row"
              sx={{ justifyContent: 'space-between', gap: 2, p: 2, borderTop: isBar ? 0 : 1, borderColor: 'divider' }}
            >
              <span>{popup.dismiss === 'NONE' ? '' : t('today')}</span>
              <strong>{t('close')}</strong>
            </Stack>
          </Stack>
        </Box>
      </Box>
    </Section>
  );
};
