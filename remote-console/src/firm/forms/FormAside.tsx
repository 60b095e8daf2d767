import { Box, Typography } from '@mui/material';
import { maxLength, TextInput, useRecordContext } from 'react-admin';
import { type Form, formStatuses } from 'shared/contract';
import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { source } from '../../components/forms/source';
import { ChoiceInput } from '../../components/inputs/ChoiceInput';
import { StaffInput } from '../../components/inputs/StaffInput';
import { Section } from '../../components/layout/Section';
import { FormAgeField } from './FormAgeField';
import { formI18n } from './i18n';

const s = source<Form & { memo: string }>();

const MemoList = () => {
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

/** Status, assignee and memos of a request. */
export const FormAside = () => {
  const t = formI18n.useT();
  return (
    <>
      <Section title={t('handling')}>
        <FormAgeField />
        <ChoiceInput source={s('status')} values={formStatuses} required />
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
      </Section>
      <MemoList />
    </>
  );
};
