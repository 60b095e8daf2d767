import { Box, Button, IconButton, Typography } from '@mui/material';
import { Plus, Trash2 } from 'lucide-react';
import { required, TextInput, useTranslate } from 'react-admin';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import type { Fair } from 'shared/contract';
import { formatDate } from 'shared/format';
import { source } from '../../components/forms/source';
import { ItemScope } from '../../components/inputs/ItemScope';
import { countSlots, createNextDay } from './fair-days';
import { fairI18n } from './i18n';

type Block = Fair['days'][number]['blocks'][number];
const day = source<Fair['days'][number]>();
const block = source<Block>();
const defaultSlotMinutes = 30;
const shrunkLabel = { slotProps: { inputLabel: { shrink: true } } };

const BlockInputs = ({ dayIndex }: { dayIndex: number }) => {
  const t = fairI18n.useT();
  const { fields, append, remove } = useFieldArray<Fair, `days.${number}.blocks`>({ name: `days.${dayIndex}.blocks` });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, alignItems: 'center' }}>
      {fields.map(({ id }, index) => (
        <ItemScope key={id} list="blocks" index={index}>
          <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'center' }}>
            <TextInput source={block('from')} type="time" validate={required()} helperText={false} {...shrunkLabel} />
            –
            <TextInput source={block('to')} type="time" validate={required()} helperText={false} {...shrunkLabel} />
            <IconButton aria-label={t('removeBlock')} disabled={fields.length === 1} onClick={() => remove(index)}>
              <Trash2 size={16} aria-hidden />
            </IconButton>
          </Box>
        </ItemScope>
      ))}
      <Button startIcon={<Plus size={16} aria-hidden />} onClick={() => append({ from: '', to: '' })}>
        {t('addBlock')}
      </Button>
    </Box>
  );
};

/** Inputs of the days and times of a fair, with the number of slots that they give. */
export const FairDays = () => {
  const t = fairI18n.useT();
  const translate = useTranslate();
  const { getValues } = useFormContext<Fair>();
  const { fields, append, remove } = useFieldArray<Fair, 'days'>({ name: 'days' });
  const days = useWatch<Fair, 'days'>({ name: 'days' }) ?? [];
  const minutes = useWatch<Fair, 'slotMinutes'>({ name: 'slotMinutes' }) || defaultSlotMinutes;
  const counts = days.map(({ blocks }) => countSlots(blocks, minutes));
  return (
    <>
      {fields.map(({ id }, dayIndex) => (
        <Box
          key={id}
          role="group"
          aria-label={days[dayIndex]?.date || t('timetable')}
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
          <ItemScope list="days" index={dayIndex}>
            <TextInput source={day('date')} type="date" validate={required()} helperText={false} {...shrunkLabel} />
            <Box sx={{ gridRow: { xs: 2, md: 1 }, gridColumn: { xs: '1 / -1', md: 2 } }}>
              <BlockInputs dayIndex={dayIndex} />
            </Box>
          </ItemScope>
          <Typography
            variant="body2"
            color="text.secondary"
            sx={{ whiteSpace: 'nowrap', display: { xs: 'none', md: 'block' } }}
          >
            {t('slots', { count: counts[dayIndex] ?? 0 })}
          </Typography>
          <IconButton
            aria-label={t('removeDay', { date: days[dayIndex]?.date ?? '' })}
            onClick={() => remove(dayIndex)}
          >
            <Trash2 size={16} aria-hidden />
          </IconButton>
        </Box>
      ))}
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap', mt: 1 }}>
        <Button
          variant="outlined"
          startIcon={<Plus size={16} aria-hidden />}
          onClick={() => append(createNextDay(getValues('days') ?? [], formatDate(getValues('startAt'))))}
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
