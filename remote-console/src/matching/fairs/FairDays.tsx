import { Box, Button, IconButton, Typography } from '@mui/material';
import { Plus, Trash2 } from 'lucide-react';
import { required, TextInput, useTranslate } from 'react-admin';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import type { Fair } from 'shared/contract';
import { formatDate } from 'shared/format';
import { Item } from '../../parts/Item';
import { source } from '../../parts/source';
import { countOf, nextDay } from './grid';
import { fairI18n } from './i18n';

type Block = Fair['days'][number]['blocks'][number];
const day = source<Fair['days'][number]>();
const block = source<Block>();
const defaultMinutes = 30;
const shrunk = { slotProps: { inputLabel: { shrink: true } } };

const Blocks = ({ at }: { at: number }) => {
  const t = fairI18n.useT();
  const { fields, append, remove } = useFieldArray<Fair, `days.${number}.blocks`>({ name: `days.${at}.blocks` });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, alignItems: 'center' }}>
      {fields.map(({ id }, index) => (
        <Item key={id} list="blocks" index={index}>
          <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'center' }}>
            <TextInput source={block('from')} type="time" validate={required()} helperText={false} {...shrunk} />
            –
            <TextInput source={block('to')} type="time" validate={required()} helperText={false} {...shrunk} />
            <IconButton aria-label={t('removeBlock')} disabled={fields.length === 1} onClick={() => remove(index)}>
              <Trash2 size={16} aria-hidden />
            </IconButton>
          </Box>
        </Item>
      ))}
      <Button startIcon={<Plus size={16} aria-hidden />} onClick={() => append({ from: '', to: '' })}>
        {t('addBlock')}
      </Button>
    </Box>
  );
};

/** Days and times at which people meet, with how many meetings they make. */
export const FairDays = () => {
  const t = fairI18n.useT();
  const translate = useTranslate();
  const { getValues } = useFormContext<Fair>();
  const { fields, append, remove } = useFieldArray<Fair, 'days'>({ name: 'days' });
  const days = useWatch<Fair, 'days'>({ name: 'days' }) ?? [];
  const minutes = useWatch<Fair, 'slotMinutes'>({ name: 'slotMinutes' }) || defaultMinutes;
  const counts = days.map(({ blocks }) => countOf(blocks, minutes));
  return (
    <>
      {fields.map(({ id }, at) => (
        <Box
          key={id}
          role="group"
          aria-label={days[at]?.date || t('grid')}
          sx={{
            display: 'grid',
            columnGap: 2,
            alignItems: 'center',
            gridTemplateColumns: { xs: '1fr auto', md: '170px minmax(0, 1fr) auto auto' },
            borderBottom: 1,
            borderColor: 'divider',
            py: 0.5,
          }}
        >
          <Item list="days" index={at}>
            <TextInput source={day('date')} type="date" validate={required()} helperText={false} {...shrunk} />
            <Box sx={{ gridRow: { xs: 2, md: 1 }, gridColumn: { xs: '1 / -1', md: 2 } }}>
              <Blocks at={at} />
            </Box>
          </Item>
          <Typography
            variant="body2"
            color="text.secondary"
            sx={{ whiteSpace: 'nowrap', display: { xs: 'none', md: 'block' } }}
          >
            {t('slots', { count: counts[at] ?? 0 })}
          </Typography>
          <IconButton aria-label={t('removeDay', { date: days[at]?.date ?? '' })} onClick={() => remove(at)}>
            <Trash2 size={16} aria-hidden />
          </IconButton>
        </Box>
      ))}
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap', mt: 1 }}>
        <Button
          variant="outlined"
          startIcon={<Plus size={16} aria-hidden />}
          onClick={() => append(nextDay(getValues('days') ?? [], formatDate(getValues('startAt'))))}
        >
          {t('addDay')}
        </Button>
        <Typography role="status" color="text.secondary" aria-label={translate('resources.fairs.fields.days')}>
          {t('allSlots', { count: counts.reduce((sum, count) => sum + count, 0), minutes })}
        </Typography>
      </Box>
    </>
  );
};
