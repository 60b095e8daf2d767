import { required, SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { classificationTypes, type Work } from 'shared/contract';
import { choices } from '../../i18n';
import { Group } from '../../parts/Group';
import { Languages } from '../../parts/Languages';
import { LList } from '../../parts/LList';
import { LText } from '../../parts/LText';
import { source } from '../../parts/source';
import { workI18n } from './i18n';

const s = source<Work>();

/** How a lot is classified: not at all, in a paragraph, or as a list; each has inputs of its own. */
export const ClassificationFields = () => {
  const t = workI18n.useT();
  const type = useWatch<Work, 'classification.type'>({ name: 'classification.type' });
  return (
    <Group title={t('classification')}>
      <SelectInput
        source={s('classification.type')}
        choices={choices('auction/works', 'classification.type', classificationTypes)}
        validate={required()}
        helperText={false}
      />
      {type === 'DESC' && (
        <Languages>
          <LText source={s('classification.desc')} max={4000} multiline minRows={3} required />
        </Languages>
      )}
      {type === 'LIST' && <LList source={s('classification.list')} max={200} />}
    </Group>
  );
};
