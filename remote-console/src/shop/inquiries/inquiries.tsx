import { Box, Chip, Link as Look, Typography } from '@mui/material';
import { Lock } from 'lucide-react';
import {
  maxLength,
  NullableBooleanInput,
  required,
  SearchInput,
  TextInput,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import type { Inquiry } from 'shared/contract';
import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Link } from 'shared/router';
import { Column } from '../../parts/Column';
import { Fact, Facts } from '../../parts/Facts';
import { Group } from '../../parts/Group';
import { MemberLink } from '../../parts/MemberLink';
import { OpenLink } from '../../parts/OpenLink';
import { RecordEdit } from '../../parts/RecordEdit';
import { RecordForm } from '../../parts/RecordForm';
import { RecordList } from '../../parts/RecordList';
import { source } from '../../parts/source';
import { Thumbs } from '../../parts/Thumbs';
import { useWord } from '../../parts/use-word';
import { WhenField } from '../../parts/WhenField';
import { YesField } from '../../parts/YesField';
import { AnsweredTabs } from './AnsweredTabs';
import { inquiryI18n } from './i18n';

const s = source<Inquiry>();

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <NullableBooleanInput key="secret" source={s('secret')} />,
];

/** The first words, whichever of the two was written. */
const title = ({ subject, content }: Pick<Inquiry, 'subject' | 'content'>) => {
  const words = subject || content;
  return words.length > 60 ? `${words.slice(0, 60)}…` : words;
};

const State = () => {
  const t = inquiryI18n.useT();
  const inquiry = useRecordContext<Inquiry & { id: string }>();
  if (!inquiry) return null;
  const done = inquiry.answer !== null;
  return <Chip variant="outlined" color={done ? 'success' : 'error'} label={t(done ? 'answered' : 'open')} />;
};

const About = () => {
  const t = inquiryI18n.useT();
  const word = useWord();
  const inquiry = useRecordContext<Inquiry & { id: string }>();
  return <>{inquiry && (word(inquiry.product?.name) || t('shop'))}</>;
};

export const InquiryList = () => (
  <RecordList<Inquiry>
    readOnly
    deletable
    filters={filters}
    sort={{ field: s('createdAt'), order: 'DESC' }}
    sorts={[s('createdAt'), s('updatedAt')]}
    hidden={[s('updatedAt')]}
    above={<AnsweredTabs />}
    exported={{
      createdAt: true,
      'product.name.ko': true,
      'author.name': true,
      subject: true,
      content: true,
      secret: true,
      'answer.content': true,
      'answer.at': true,
    }}
    card={{ title, text: ({ author }) => author.name, mark: () => <State /> }}
  >
    <Column
      source={s('subject')}
      disableSort
      render={(inquiry) => <OpenLink>{title(inquiry as unknown as Inquiry)}</OpenLink>}
    />
    <Column source={s('answer')} disableSort field={State} />
    <Column source={s('product')} disableSort field={About} />
    <Column source={s('author.name')} disableSort />
    <Column source={s('secret')} field={YesField} disableSort />
    <Column source={s('createdAt')} field={WhenField} />
    <Column source={s('answer.at')} field={WhenField} disableSort />
    <Column source={s('updatedAt')} field={WhenField} />
  </RecordList>
);

const Main = () => {
  const t = inquiryI18n.useT();
  const translate = useTranslate();
  const language = useLanguage();
  const inquiry = useRecordContext<Inquiry & { id: string }>();
  if (!inquiry) return null;
  const name = (field: string) => translate(`resources.shop/inquiries.fields.${field}`);
  return (
    <>
      <Group title={t('asked')}>
        {inquiry.subject && (
          <Typography variant="h6" component="h3" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
            {inquiry.subject}
          </Typography>
        )}
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', mb: 1 }}>{inquiry.content}</Typography>
        <Thumbs images={inquiry.images} nameOf={(place) => t('picture', { place })} />
        <Facts>
          <Fact label={name('product.name')}>
            {inquiry._product ? (
              <Look component={Link} to={`/console/shop/products/${inquiry._product}`}>
                <About />
              </Look>
            ) : (
              <About />
            )}
          </Fact>
          <Fact label={name('author.name')}>
            <MemberLink member={{ _id: inquiry._user, ...inquiry.author }} />
          </Fact>
          <Fact label={name('createdAt')}>{formatDateLong(inquiry.createdAt, language, true)}</Fact>
        </Facts>
        {inquiry.secret && (
          <Typography
            variant="body2"
            color="text.secondary"
            sx={{ display: 'flex', gap: 0.75, alignItems: 'center', mt: 1 }}
          >
            <Lock size={14} aria-hidden /> {t('secret')}
          </Typography>
        )}
      </Group>
      <Group title={t('answer')}>
        <TextInput
          source={s('answer.content')}
          multiline
          minRows={6}
          validate={[required(), maxLength(5000)]}
          helperText={t('answerHint')}
        />
      </Group>
    </>
  );
};

const Side = () => {
  const t = inquiryI18n.useT();
  return (
    <Group title={t('work')}>
      <State />
      <Box sx={{ mt: 1 }}>
        <WhenField source={s('answer.at')} />
      </Box>
    </Group>
  );
};

/** The answer is written as one text; who gave it and when is the server's to say. */
const answered = ({ answer, version }: Partial<Inquiry>) => ({ version, answer: answer?.content ?? '' });

export const InquiryEdit = () => (
  <RecordEdit transform={answered}>
    <RecordForm removable side={<Side />}>
      <Main />
    </RecordForm>
  </RecordEdit>
);
