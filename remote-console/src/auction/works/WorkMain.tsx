import { Alert } from '@mui/material';
import { maxLength, minValue, NumberInput, required, TextInput, useRecordContext } from 'react-admin';
import type { Work } from 'shared/contract';
import { Group } from '../../parts/Group';
import { Languages } from '../../parts/Languages';
import { LHtml } from '../../parts/LHtml';
import { LText } from '../../parts/LText';
import { Pair } from '../../parts/Pair';
import { source } from '../../parts/source';
import { AuthorInput } from '../authors/AuthorInput';
import { ProgramInput } from '../programs/ProgramInput';
import { ClassificationFields } from './ClassificationFields';
import { workI18n } from './i18n';
import { LotFiles } from './LotFiles';

const s = source<Work>();
const lengths = ['size.h', 'size.w', 'size.d'] as const;

const Prices = () => {
  const t = workI18n.useT();
  const bids = useRecordContext<Work & { id: string }>()?.bidCount ?? 0;
  const notBelowLow = (high: number | null, { estimateLow }: Partial<Work>) =>
    high !== null && typeof estimateLow === 'number' && high < estimateLow ? t('notBelowLow') : undefined;
  const notBelowStart = (reserve: number | null, { startPrice }: Partial<Work>) =>
    reserve !== null && typeof startPrice === 'number' && reserve < startPrice ? t('notBelowStart') : undefined;
  return (
    <Group title={t('prices')}>
      {bids > 0 && (
        <Alert severity="info" sx={{ mb: 1 }}>
          {t('pricesStand')}
        </Alert>
      )}
      <Pair>
        <NumberInput source={s('estimateLow')} min={1} helperText={false} />
        <NumberInput source={s('estimateHigh')} min={1} validate={notBelowLow} helperText={false} />
        <NumberInput
          source={s('startPrice')}
          min={1}
          readOnly={bids > 0}
          validate={[required(), minValue(1)]}
          helperText={false}
        />
        <NumberInput
          source={s('reservePrice')}
          min={1}
          readOnly={bids > 0}
          validate={notBelowStart}
          helperText={t('reserveHint')}
        />
      </Pair>
    </Group>
  );
};

/** What a lot is, what it looks like and what it may cost. */
export const WorkMain = () => {
  const t = workI18n.useT();
  const bids = useRecordContext<Work & { id: string }>()?.bidCount ?? 0;
  return (
    <>
      <Languages>
        <LText source={s('title')} max={200} required />
        <LText source={s('medium')} max={200} />
        <LHtml source={s('description')} />
      </Languages>
      <Pair>
        <ProgramInput source={s('_program')} label="resources.auction/works.fields._program" validate={required()} />
        <AuthorInput source={s('_author')} label="resources.auction/works.fields._author" validate={required()} />
        <NumberInput
          source={s('lotNo')}
          min={1}
          step={1}
          readOnly={bids > 0}
          validate={[required(), minValue(1)]}
          helperText={t('lotNoHint')}
        />
        <TextInput source={s('year')} validate={maxLength(60)} helperText={t('yearHint')} />
      </Pair>
      <Prices />
      <LotFiles />
      <ClassificationFields />
      <Group title={t('object')}>
        <Pair columns={3}>
          {lengths.map((length) => (
            <NumberInput key={length} source={s(length)} min={0} step={0.1} helperText={false} />
          ))}
        </Pair>
        <TextInput source={s('edition')} validate={maxLength(60)} helperText={false} />
        <Languages>
          <LText source={s('signed')} max={200} />
          <LText source={s('frame')} max={200} />
          <LText source={s('provenance')} max={2000} multiline minRows={2} />
          <LText source={s('condition')} max={2000} multiline minRows={2} />
        </Languages>
      </Group>
    </>
  );
};
