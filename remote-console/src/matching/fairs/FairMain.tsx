import { email, maxLength, NumberInput, required, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Fair } from 'shared/contract';
import { Group } from '../../parts/Group';
import { Languages } from '../../parts/Languages';
import { LHtml } from '../../parts/LHtml';
import { LText } from '../../parts/LText';
import { Pair } from '../../parts/Pair';
import { SeoulInput } from '../../parts/SeoulInput';
import { source } from '../../parts/source';
import { FairDays } from './FairDays';
import { FairThumbs } from './FairThumbs';
import { fairI18n } from './i18n';
import { Timeline } from './Timeline';

const s = source<Fair>();
const moments = [
  'sellerFrom',
  'sellerTo',
  'buyerFrom',
  'buyerTo',
  'requestFrom',
  'requestTo',
  'startAt',
  'endAt',
] as const;

const Place = () => {
  const t = fairI18n.useT();
  const type = useWatch<Fair, 'type'>({ name: 'type' });
  const needed = type !== 'ONLINE';
  return (
    <Group title={t('place')}>
      <Languages>
        <LText source={s('venue.name')} max={80} required={needed} />
      </Languages>
      <TextInput
        source={s('venue.address')}
        validate={[...(needed ? [required()] : []), maxLength(200)]}
        helperText={t('placeHint')}
      />
      <Pair>
        <NumberInput source={s('venue.tables')} min={0} max={500} validate={needed ? required() : []} />
        <TextInput source={s('venue.tablePrefix')} validate={maxLength(10)} />
      </Pair>
    </Group>
  );
};

/** What a fair is, when it is, and where. */
export const FairMain = () => {
  const t = fairI18n.useT();
  return (
    <>
      <Languages>
        <LText source={s('title')} max={120} required />
        <LText source={s('summary')} max={300} multiline minRows={2} />
        <LHtml source={s('content')} />
      </Languages>
      <Group title={t('windows')}>
        <Timeline />
        <Pair>
          {moments.map((moment) => (
            <SeoulInput key={moment} source={s(moment)} validate={required()} />
          ))}
        </Pair>
      </Group>
      <Group title={t('grid')}>
        <FairDays />
      </Group>
      <Place />
      <Group title={t('organizer')}>
        <Languages>
          <LText source={s('organizer.name')} max={80} />
        </Languages>
        <Pair>
          <TextInput source={s('organizer.tel')} type="tel" />
          <TextInput source={s('organizer.email')} type="email" validate={email()} />
        </Pair>
      </Group>
      <FairThumbs />
    </>
  );
};
