import { Box, Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { Form } from 'shared/contract';
import { formatDate, formatDateLong, formatPhone, telLink } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { FileName } from '../../parts/FileName';
import { Group } from '../../parts/Group';
import { AwardEntry } from './AwardEntry';
import { formI18n } from './i18n';
import { useNames } from './names';
import { Reply } from './Reply';

const Line = ({ field, children }: { field: string; children: ReactNode }) => {
  const translate = useTranslate();
  if (!children) return null;
  return (
    <>
      <Typography component="dt" color="text.secondary">
        {translate(`resources.forms.fields.${field}`)}
      </Typography>
      <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </>
  );
};

const Consents = ({ form }: { form: Form }) => {
  const t = formI18n.useT();
  const translate = useTranslate();
  return form.consents.map(({ termsCode, termsVersion, agreed, at }) => (
    <div key={termsCode}>
      {translate(`resources.terms.code.${termsCode}`)} ({t('edition', { edition: termsVersion })}):{' '}
      {agreed ? t('agreed') : t('refused')} · {formatDate(at)}
    </div>
  ));
};

/** What the sender said, as it was said. */
export const FormTold = () => {
  const t = formI18n.useT();
  const translate = useTranslate();
  const language = useLanguage();
  const { practice, office } = useNames();
  const form = useRecordContext<Form & { id: string }>();
  if (!form) return null;
  const { preferredAt, contactChannel, source } = form;
  return (
    <>
      <Group title={t('told')}>
        <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: '112px minmax(0, 1fr)', rowGap: 1, m: 0 }}>
          <Line field="receiptNo">{form.receiptNo}</Line>
          <Line field="createdAt">{formatDateLong(form.createdAt, language, true)}</Line>
          <Line field="name">{form.name}</Line>
          <Line field="phone">
            <Link href={telLink(form.phone)}>{formatPhone(form.phone)}</Link>
          </Line>
          <Line field="email">{form.email && <Link href={`mailto:${form.email}`}>{form.email}</Link>}</Line>
          <Line field="practice">{practice(form.practice)}</Line>
          <Line field="office">{office(form.office) || t('anyOffice')}</Line>
          <Line field="preferredAt">{preferredAt && `${preferredAt.date} ${preferredAt.from}–${preferredAt.to}`}</Line>
          <Line field="contactChannel">
            {contactChannel && translate(`resources.forms.contactChannel.${contactChannel}`)}
          </Line>
          <Line field="subject">{form.subject}</Line>
          <Line field="content">
            <Box component="span" sx={{ whiteSpace: 'pre-wrap' }}>
              {form.content || t('noContent')}
            </Box>
          </Line>
          <Line field="files">
            {form.files.length > 0 && form.files.map((file) => <FileName key={file._id} file={file} />)}
          </Line>
          <Line field="consents">{form.consents.length > 0 && <Consents form={form} />}</Line>
          <Line field="source">{source && [source.path, source.referrer].filter(Boolean).join(' ← ')}</Line>
          <Line field="purgeAt">{formatDate(form.purgeAt)}</Line>
        </Box>
      </Group>
      {form.extra && <AwardEntry form={form} />}
      <Group title={translate('resources.forms.fields.reply')}>
        <Reply />
      </Group>
    </>
  );
};
