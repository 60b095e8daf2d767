import { Box, Link as Look, Stack, Typography } from '@mui/material';
import {
  maxLength,
  NullableBooleanInput,
  SearchInput,
  SelectInput,
  TextInput,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { useFormState } from 'react-hook-form';
import { type Review, reviewStatuses } from 'shared/contract';
import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Link } from 'shared/router';
import { Column } from '../../parts/Column';
import { Fact, Facts } from '../../parts/Facts';
import { Group } from '../../parts/Group';
import { useT } from '../../parts/i18n';
import { LField } from '../../parts/LField';
import { MemberLink } from '../../parts/MemberLink';
import { OpenLink } from '../../parts/OpenLink';
import { RecordEdit } from '../../parts/RecordEdit';
import { RecordForm } from '../../parts/RecordForm';
import { RecordList } from '../../parts/RecordList';
import { StatusField } from '../../parts/StatusField';
import { source } from '../../parts/source';
import { Thumbs } from '../../parts/Thumbs';
import { useWord } from '../../parts/use-word';
import { ValueTabs } from '../../parts/ValueTabs';
import { WhenField } from '../../parts/WhenField';
import { YesField } from '../../parts/YesField';
import { HideButton } from './HideButton';
import { reviewI18n } from './i18n';
import { Stars } from './Stars';

const s = source<Review>();
const tones = { VISIBLE: 'success', HIDDEN: 'warning' } as const;
const scores = [5, 4, 3, 2, 1].map((id) => ({ id, name: '★'.repeat(id) }));

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="score" source={s('score')} choices={scores} translateChoice={false} alwaysOn />,
  <NullableBooleanInput key="replied" source="replied" label="resources.shop/reviews.fields.reply" alwaysOn />,
];

const Above = () => {
  const t = reviewI18n.useT();
  return <ValueTabs field={s('status')} values={reviewStatuses} label={t('statuses')} all={t('all')} />;
};

const short = (content: string) => (content.length > 60 ? `${content.slice(0, 60)}…` : content);

export const ReviewList = () => {
  const t = useT();
  return (
    <RecordList<Review>
      readOnly
      deletable
      filters={filters}
      sort={{ field: s('createdAt'), order: 'DESC' }}
      sorts={[s('createdAt'), s('score'), s('likes')]}
      hidden={[s('updatedAt'), s('likes')]}
      above={<Above />}
      exported={{
        createdAt: true,
        'product.name.ko': true,
        'author.name': true,
        score: true,
        content: true,
        status: true,
        'reply.content': true,
        likes: true,
      }}
      card={{
        title: ({ content }) => short(content),
        text: ({ author, score }) => (
          <>
            <Stars score={score} /> {author.name}
          </>
        ),
        mark: () => <StatusField source={s('status')} tones={tones} />,
      }}
    >
      <Column
        source={s('content')}
        disableSort
        render={({ content }) => <OpenLink>{short(String(content))}</OpenLink>}
      />
      <Column source={s('score')} render={({ score }) => <Stars score={Number(score)} />} />
      <Column source={s('product.name')} field={LField} disableSort />
      <Column source={s('author.name')} disableSort />
      <Column source={s('status')} disableSort>
        <StatusField source={s('status')} tones={tones} />
      </Column>
      <Column source={s('reply')} field={YesField} disableSort />
      <Column source={s('likes')} align="right" />
      <Column source={s('createdAt')} field={WhenField} />
      <Column source={s('updatedAt')} field={WhenField} />
      <Column label={t('acts')} disableSort field={HideButton} />
    </RecordList>
  );
};

const Main = () => {
  const t = reviewI18n.useT();
  const translate = useTranslate();
  const language = useLanguage();
  const word = useWord();
  const review = useRecordContext<Review & { id: string }>();
  if (!review) return null;
  const name = (field: string) => translate(`resources.shop/reviews.fields.${field}`);
  const { author, product, images } = review;
  return (
    <>
      <Group title={t('review')}>
        <Stars score={review.score} />
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', my: 1 }}>{review.content}</Typography>
        <Thumbs images={images} nameOf={(place) => t('picture', { place })} />
        <Facts>
          <Fact label={name('product.name')}>
            <Look component={Link} to={`/console/shop/products/${review._product}`}>
              {word(product.name)}
            </Look>
          </Fact>
          <Fact label={name('author.name')}>
            <MemberLink member={{ _id: review._user, ...author }} />
          </Fact>
          <Fact label={name('createdAt')}>{formatDateLong(review.createdAt, language, true)}</Fact>
          <Fact label={name('likes')}>{review.likes}</Fact>
        </Facts>
      </Group>
      <Group title={t('reply')}>
        <TextInput
          source={s('reply.content')}
          multiline
          minRows={4}
          validate={maxLength(2000)}
          helperText={t('replyHint')}
        />
      </Group>
    </>
  );
};

const Side = () => {
  const t = reviewI18n.useT();
  const { dirtyFields } = useFormState();
  return (
    <Group title={t('work')}>
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
        <Box>
          <StatusField source={s('status')} tones={tones} />
        </Box>
        <HideButton variant="outlined" disabled={Object.keys(dirtyFields).length > 0} />
      </Stack>
    </Group>
  );
};

/** The reply is written as one text; who gave it and when is the server's to say. */
const replied = ({ reply, version }: Partial<Review>) => ({ version, reply: reply?.content?.trim() || null });

export const ReviewEdit = () => (
  <RecordEdit transform={replied}>
    <RecordForm removable side={<Side />}>
      <Main />
    </RecordForm>
  </RecordEdit>
);
