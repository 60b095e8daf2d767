import { Alert, Typography } from '@mui/material';
import { maxLength, minValue, NumberInput, required, SelectInput, TextInput, useRecordContext } from 'react-admin';
import { type Program, programTypes } from 'shared/contract';
import { choices } from '../../i18n';
import { Group } from '../../parts/Group';
import { Items } from '../../parts/Items';
import { Languages } from '../../parts/Languages';
import { LHtml } from '../../parts/LHtml';
import { LText } from '../../parts/LText';
import { Pair } from '../../parts/Pair';
import { SeoulInput } from '../../parts/SeoulInput';
import { source } from '../../parts/source';
import { HallInput } from './halls';
import { programI18n } from './i18n';
import { ProgramFiles } from './ProgramFiles';

const s = source<Program>();
const increment = source<NonNullable<Program['increments']>[number]>();
const tier = source<NonNullable<Program['premium']>[number]>();
const seconds = ['interval', 'window', 'extension'] as const;

const Rules = () => {
  const t = programI18n.useT();
  return (
    <Group title={t('rules')}>
      <Pair>
        {seconds.map((name) => (
          <NumberInput key={name} source={s(name)} min={0} max={86_400} step={1} helperText={t('fromSetting')} />
        ))}
        <NumberInput source={s('maxExtensions')} min={0} max={1000} step={1} helperText={t('fromSetting')} />
      </Pair>
      <Items source={s('increments')} inline>
        <NumberInput source={increment('from')} min={0} validate={required()} helperText={false} />
        <NumberInput source={increment('step')} min={1} validate={[required(), minValue(1)]} helperText={false} />
      </Items>
      <Items source={s('premium')} inline>
        <NumberInput source={tier('upTo')} min={1} helperText={t('topTier')} />
        <NumberInput source={tier('rate')} min={0} max={100} validate={required()} helperText={false} />
      </Items>
      <Typography variant="body2" color="text.secondary">
        {t('fromSetting')}
      </Typography>
    </Group>
  );
};

/** What an auction is, when it is, and by what rules. */
export const ProgramMain = () => {
  const t = programI18n.useT();
  const program = useRecordContext<Program & { id: string }>();
  const running = program && ['OPEN', 'CLOSING', 'CLOSED'].includes(program.status);
  const afterOpen = (closeAt: string | null, { openAt }: Partial<Program>) =>
    closeAt && openAt && closeAt <= openAt ? t('untilClose') : undefined;
  return (
    <>
      {running && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('afterOpen')}
        </Alert>
      )}
      <Languages>
        <LText source={s('title')} max={120} required />
        <LHtml source={s('description')} />
      </Languages>
      <Pair columns={3}>
        <TextInput source={s('code')} validate={[required(), maxLength(80)]} helperText={t('codeHint')} />
        <HallInput source={s('hall')} validate={required()} helperText={false} />
        <SelectInput
          source={s('type')}
          choices={choices('auction/programs', 'type', programTypes)}
          validate={required()}
          helperText={false}
        />
      </Pair>
      <Group title={t('times')}>
        <Pair>
          <SeoulInput source={s('previewFrom')} helperText={false} />
          <SeoulInput source={s('previewTo')} helperText={false} />
          <SeoulInput source={s('openAt')} validate={required()} helperText={false} />
          <SeoulInput source={s('closeAt')} validate={[required(), afterOpen]} helperText={false} />
        </Pair>
      </Group>
      <Rules />
      <ProgramFiles />
    </>
  );
};
