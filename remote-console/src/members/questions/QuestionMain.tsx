import { Box, Link as Look, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { Question } from 'shared/contract';
import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Link } from 'shared/router';
import { Fact, Facts } from '../../parts/Facts';
import { FileName } from '../../parts/FileName';
import { Group } from '../../parts/Group';
import { RichText } from '../../parts/LHtml';
import { questionI18n } from './i18n';

/** What a member asked, and the answer. */
export const QuestionMain = () => {
  const t = questionI18n.useT();
  const translate = useTranslate();
  const language = useLanguage();
  const question = useRecordContext<Question & { id: string }>();
  if (!question) return null;
  const name = (field: string) => translate(`resources.center/questions.fields.${field}`);
  const { author, answer, files } = question;
  return (
    <>
      <Group title={t('asked')}>
        <Typography variant="h6" component="h3" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
          {question.subject}
        </Typography>
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', mb: 2 }}>{question.content}</Typography>
        <Facts>
          <Fact label={name('author.name')}>
            {author.name} ({author.username}){' '}
            <Look component={Link} to={`/console/users/${question._user}`}>
              {t('toMember')}
            </Look>
          </Fact>
          <Fact label={name('createdAt')}>{formatDateLong(question.createdAt, language, true)}</Fact>
          <Fact label={name('files')}>
            {files.length > 0 &&
              files.map((file) => (
                <Box key={file._id}>
                  <FileName file={file} />
                </Box>
              ))}
          </Fact>
        </Facts>
      </Group>
      <Group title={t('answer')}>
        {answer && (
          <Facts>
            <Fact label={name('answer.name')}>{answer.name}</Fact>
            <Fact label={name('answer.at')}>{formatDateLong(answer.at, language, true)}</Fact>
            <Fact label={name('readAt')}>
              {question.readAt ? formatDateLong(question.readAt, language, true) : t('unread')}
            </Fact>
          </Facts>
        )}
        <RichText source="answer.content" />
      </Group>
    </>
  );
};
