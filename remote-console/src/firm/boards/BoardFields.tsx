import { TextInput } from 'react-admin';
import type { Board } from 'shared/contract';
import { source } from '../../components/forms/source';
import { LanguageTabs } from '../../components/inputs/LanguageTabs';
import { LocalisedHtmlInput } from '../../components/inputs/LocalisedHtmlInput';
import { LocalisedTextInput } from '../../components/inputs/LocalisedTextInput';
import { SlugInput } from '../../components/inputs/SlugInput';
import { Section } from '../../components/layout/Section';
import { BoardFiles } from './BoardFiles';
import { boardI18n } from './i18n';

const s = source<Board>();

/** Texts, files and search engine data of a post. */
export const BoardFields = () => {
  const t = boardI18n.useT();
  return (
    <>
      <LanguageTabs>
        <LocalisedTextInput source={s('subject')} max={200} required />
        <LocalisedTextInput source={s('summary')} max={300} multiline minRows={2} />
        <LocalisedHtmlInput source={s('content')} />
      </LanguageTabs>
      <TextInput source={s('url')} type="url" helperText={t('urlHint')} />
      <BoardFiles />
      <Section title={t('search')}>
        <LanguageTabs>
          <SlugInput source={s('slugs')} />
          <LocalisedTextInput source={s('seo.title')} max={120} />
          <LocalisedTextInput source={s('seo.description')} max={300} multiline />
        </LanguageTabs>
      </Section>
    </>
  );
};
