import { required, SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { classificationTypes, type Work } from 'shared/contract';
import { source } from '../../components/forms/source';
import { LanguageTabs } from '../../components/inputs/LanguageTabs';
import { LocalisedListInput } from '../../components/inputs/LocalisedListInput';
import { LocalisedTextInput } from '../../components/inputs/LocalisedTextInput';
import { Section } from '../../components/layout/Section';
import { buildChoices } from '../../i18n/resource-labels';
import { workI18n } from './i18n';

const s = source<Work>();

/** The classification of a lot: none, a paragraph or a list. */
export const ClassificationFields = () => {
  const t = workI18n.useT();
  const type = useWatch<Work, 'classification.type'>({ name: 'classification.type' });
  return (
    <Section title={t('classification')}>
      <SelectInput
        source={s('classification.type')}
        choices={buildChoices('auction/works', 'classification.type', classificationTypes)}
        validate={required()}
        helperText={false}
      />
      {type === 'DESC' && (
        <LanguageTabs>
          <LocalisedTextInput source={s('classification.desc')} max={4000} multiline minRows={3} required />
        </LanguageTabs>
      )}
      {type === 'LIST' && <LocalisedListInput source={s('classification.list')} max={200} />}
    </Section>
  );
};
