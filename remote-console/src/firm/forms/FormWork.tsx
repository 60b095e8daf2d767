import { Box, Typography } from '@mui/material';
import { maxLength, required, SelectInput, TextInput, useRecordContext } from 'react-admin';
import { type Form, formStatuses } from 'shared/contract';
import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { choices } from '../../i18n';
import { Group } from '../../parts/Group';
import { source } from '../../parts/source';
import { AgeField } from './AgeField';
import { formI18n } from './i18n';
import { StaffInput } from './staff';

const s = source<Form & { memo: string }>();

const Memos = () => {
  const t = formI18n.useT();
  const language = useLanguage();
  const memos = useRecordContext<Form & { id: string }>()?.memos ?? [];
  if (!memos.length) return <Typography color="text.secondary">{t('noMemo')}</Typography>;
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {memos.toReversed().map(({ at, name, text }) => (
        <Box component="li" key={at} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
          <Typography variant="caption" color="text.secondary">
            {name} · {formatDateLong(at, language, true)}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
        </Box>
      ))}
    </Box>
  );
};

/** What is being done about the request. */
export const FormWork = () => {
  const t = formI18n.useT();
  return (
    <>
      <Group title={t('work')}>
        <AgeField />
        <SelectInput source={s('status')} choices={choices('forms', 'status', formStatuses)} validate={required()} />
        <StaffInput source={s('assignee')} />
        <TextInput
          source={s('memo')}
          label={t('newMemo')}
          helperText={t('memoHint')}
          multiline
          minRows={3}
          validate={maxLength(2000)}
          defaultValue=""
        />
      </Group>
      <Memos />
    </>
  );
};
