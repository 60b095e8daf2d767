import { Box, Link as MuiLink, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { Question } from 'shared/contract';
import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Link } from 'shared/router';
import { DescriptionList, FieldItem } from '../../components/fields/DescriptionList';
import { FileLink } from '../../components/fields/FileLink';
import { Section } from '../../components/layout/Section';
import { RichTextInput } from '../../components/rich-text/RichTextInput';
import { questionI18n } from './i18n';

/** A member's question, read only, and its answer. */
export const QuestionFields = () => {
  const t = questionI18n.useT();
  const language = useLanguage();
  const question = useRecordContext<Question & { id: string }>();
  if (!question) return null;
  const { author, answer, files } = question;
  return (
    <>
      <Section title={t('question')}>
        <Typography variant="h6" component="h3" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
          {question.subject}
        </Typography>
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', mb: 2 }}>{question.content}</Typography>
        <DescriptionList>
          <FieldItem source="author.name">
            {author.name} ({author.username}){' '}
            <MuiLink component={Link} to={`/console/users/${question._user}`}>
              {t('toMember')}
            </MuiLink>
          </FieldItem>
          <FieldItem source="createdAt">{formatDateLong(question.createdAt, language, true)}</FieldItem>
          <FieldItem source="files">
            {files.length > 0 &&
              files.map((file) => (
                <Box key={file._id}>
                  <FileLink file={file} />
                </Box>
              ))}
          </FieldItem>
        </DescriptionList>
      </Section>
      <Section title={t('answer')}>
        {answer && (
          <DescriptionList>
            <FieldItem source="answer.name">{answer.name}</FieldItem>
            <FieldItem source="answer.at">{formatDateLong(answer.at, language, true)}</FieldItem>
            <FieldItem source="readAt">
              {question.readAt ? formatDateLong(question.readAt, language, true) : t('unread')}
            </FieldItem>
          </DescriptionList>
        )}
        <RichTextInput source="answer.content" />
      </Section>
    </>
  );
};
