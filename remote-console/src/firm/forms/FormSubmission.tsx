import { Box, Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { Form } from 'shared/contract';
import { buildTelLink, formatDate, formatDateLong, formatPeriod, formatPhone } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { FileLink } from '../../components/fields/FileLink';
import { Section } from '../../components/layout/Section';
import { getLawyerName, useLawyers } from '../../data/use-lawyers';
import { AwardEntry } from './AwardEntry';
import { FormReplies } from './FormReplies';
import { FormTimeline } from './FormTimeline';
import { formI18n } from './i18n';
import { timelineI18n } from './timeline-i18n';
import { useFormNames } from './use-form-names';

const SubmissionItem = ({ field, children }: { field: string; children: ReactNode }) => {
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

const ConsentList = ({ form }: { form: Form }) => {
  const t = formI18n.useT();
  const translate = useTranslate();
  return form.consents.map(({ termsCode, termsVersion, agreed, at }) => (
    <div key={termsCode}>
      {translate(`resources.terms.code.${termsCode}`)} ({t('edition', { edition: termsVersion })}):{' '}
      {agreed ? t('agreed') : t('refused')} · {formatDate(at)}
    </div>
  ));
};

/** The request as it was sent, and the replies to it. */
export const FormSubmission = () => {
  const t = formI18n.useT();
  const timelineT = timelineI18n.useT();
  const translate = useTranslate();
  const language = useLanguage();
  const { getPracticeName, getOfficeName } = useFormNames();
  const lawyers = useLawyers().data?.lawyers;
  const form = useRecordContext<Form & { id: string }>();
  if (!form) return null;
  const { preferredAt, contactChannel, source } = form;
  const lawyer = lawyers?.find(({ _id }) => _id === form._lawyer);
  return (
    <>
      <Section title={timelineT('title')}>
        <FormTimeline />
      </Section>
      <Section title={t('request')}>
        <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: '112px minmax(0, 1fr)', rowGap: 1, m: 0 }}>
          <SubmissionItem field="receiptNo">{form.receiptNo}</SubmissionItem>
          <SubmissionItem field="createdAt">{formatDateLong(form.createdAt, language, true)}</SubmissionItem>
          <SubmissionItem field="name">{form.name}</SubmissionItem>
          <SubmissionItem field="phone">
            <Link href={buildTelLink(form.phone)}>{formatPhone(form.phone)}</Link>
          </SubmissionItem>
          <SubmissionItem field="email">
            {form.email && <Link href={`mailto:${form.email}`}>{form.email}</Link>}
          </SubmissionItem>
          <SubmissionItem field="_lawyer">{lawyer && getLawyerName(lawyer, language)}</SubmissionItem>
          <SubmissionItem field="practice">{getPracticeName(form.practice)}</SubmissionItem>
          <SubmissionItem field="office">{getOfficeName(form.office) || t('anyOffice')}</SubmissionItem>
          <SubmissionItem field="preferredAt">
            {preferredAt && `${preferredAt.date} ${formatPeriod(preferredAt, t('anyTime'))}`}
          </SubmissionItem>
          <SubmissionItem field="contactChannel">
            {contactChannel && translate(`resources.forms.contactChannel.${contactChannel}`)}
          </SubmissionItem>
          <SubmissionItem field="subject">{form.subject}</SubmissionItem>
          <SubmissionItem field="content">
            <Box component="span" sx={{ whiteSpace: 'pre-wrap' }}>
              {form.content || t('noContent')}
            </Box>
          </SubmissionItem>
          <SubmissionItem field="files">
            {form.files.length > 0 && form.files.map((file) => <FileLink key={file._id} file={file} />)}
          </SubmissionItem>
          <SubmissionItem field="consents">{form.consents.length > 0 && <ConsentList form={form} />}</SubmissionItem>
          <SubmissionItem field="source">
            {source && [source.path, source.referrer].filter(Boolean).join(' ← ')}
          </SubmissionItem>
          <SubmissionItem field="purgeAt">{formatDate(form.purgeAt)}</SubmissionItem>
        </Box>
      </Section>
      {form.extra && <AwardEntry form={form} />}
      <Section title={translate('resources.forms.fields.replies')}>
        <FormReplies />
      </Section>
    </>
  );
};
