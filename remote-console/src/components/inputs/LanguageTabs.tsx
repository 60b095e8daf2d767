import { Box, Tab, Tabs } from '@mui/material';
import { Children, createContext, isValidElement, type ReactNode, useId, useMemo } from 'react';
import { SourceContextProvider, useSourceContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { type Language, languages } from 'shared/i18n';
import { useOpenPart } from '../forms/use-open-part';
import { useT } from '../i18n';

/** The language that is edited; null outside of `LanguageTabs`. */
export const EditedLanguageContext = createContext<Language | null>(null);

const getSources = (child: ReactNode) =>
  isValidElement<{ source?: string }>(child) && child.props.source ? [child.props.source] : [];

const FillIndicator = ({ filled, all, error }: { filled: number; all: number; error: boolean }) => {
  const t = useT();
  const colour = error ? 'error.main' : filled === all ? 'success.main' : filled ? 'warning.main' : 'transparent';
  return (
    <Box
      component="span"
      role="img"
      aria-label={error ? t('hasError') : t('filled', { filled, all })}
      title={error ? t('hasError') : t('filled', { filled, all })}
      sx={{
        width: 8,
        height: 8,
        flex: 'none',
        ml: '6px !important',
        borderRadius: 4,
        bgcolor: colour,
        border: 1,
        borderColor: filled || error ? colour : 'text.disabled',
      }}
    />
  );
};

/** Localised inputs, one language at a time. Each tab shows how many of them are filled. */
export const LanguageTabs = ({ children }: { children: ReactNode }) => {
  const t = useT();
  const id = useId();
  const parent = useSourceContext();
  const sources = Children.toArray(children)
    .flatMap(getSources)
    .map((source) => parent.getSource(source));
  const values = useWatch({ name: sources }) as (Record<string, string | null> | null | undefined)[];
  const parts = languages.map((name) => ({ name, keys: sources.map((source) => `${source}.${name}`) }));
  const { open: language, setOpen: setLanguage, invalid } = useOpenPart<Language>(parts, 'ko');
  const sourceContext = useMemo(
    () => ({
      getSource: (source: string) => parent.getSource(`${source}.${language}`),
      getLabel: (source: string) => parent.getLabel(source),
    }),
    [parent, language],
  );
  return (
    <Box sx={{ width: '100%' }}>
      <Tabs value={language} onChange={(_, next: Language) => setLanguage(next)} aria-label={t('languages')}>
        {languages.map((each) => (
          <Tab
            key={each}
            value={each}
            id={`${id}-tab-${each}`}
            aria-controls={`${id}-panel`}
            iconPosition="end"
            icon={
              <FillIndicator
                filled={values.filter((value) => value?.[each]?.trim()).length}
                all={sources.length}
                error={invalid.includes(each)}
              />
            }
            label={t(each)}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${language}`} sx={{ pt: 1 }} key={language}>
        <SourceContextProvider value={sourceContext}>
          <EditedLanguageContext value={language}>{children}</EditedLanguageContext>
        </SourceContextProvider>
      </Box>
    </Box>
  );
};
