import { Box, Link as MuiLink, Stack, Typography } from '@mui/material';
import { Star } from 'lucide-react';
import { maxLength, NullableBooleanInput, SelectInput, TextInput, useRecordContext } from 'react-admin';
import { api } from 'shared/client';
import { contract, type Review, reviewStatuses } from 'shared/contract';
import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Link } from 'shared/router';
import { BooleanField } from '../../components/fields/BooleanField';
import { DateTimeField } from '../../components/fields/DateTimeField';
import { DescriptionList, FieldItem } from '../../components/fields/DescriptionList';
import { LocalisedField } from '../../components/fields/LocalisedField';
import { MemberLink } from '../../components/fields/MemberLink';
import { RecordLink } from '../../components/fields/RecordLink';
import { StatusField } from '../../components/fields/StatusField';
import { EditScreen } from '../../components/forms/RecordScreens';
import { source } from '../../components/forms/source';
import { useUnsavedChanges } from '../../components/forms/use-unsaved-changes';
import { useLocalised } from '../../components/hooks/use-localised';
import { useT } from '../../components/i18n';
import { FieldSection, Section } from '../../components/layout/Section';
import { Column } from '../../components/lists/Column';
import { FilterTabs } from '../../components/lists/FilterTabs';
import { filterName } from '../../components/lists/filter-name';
import { RecordList } from '../../components/lists/RecordList';
import { StatusColumn } from '../../components/lists/StatusColumn';
import { ThumbnailList } from '../../components/media/ThumbnailList';
import { defineResource } from '../../data/define-resource';
import { createRemovableStore } from '../../data/resource-store';
import { reviewI18n, reviewLabels } from './i18n';
import { ReviewVisibilityButton } from './ReviewVisibilityButton';
import { StarRating } from './StarRating';

type List = typeof contract.console.reviews.list;
const s = source<Review>();
const filter = filterName<List>();
const reviewStatusTones = { VISIBLE: 'success', HIDDEN: 'warning' } as const;
const scores = [5, 4, 3, 2, 1].map((id) => ({ id, name: '★'.repeat(id) }));

const filters = [
  <SelectInput key="score" source={filter('score')} choices={scores} translateChoice={false} alwaysOn />,
  <NullableBooleanInput
    key="replied"
    source={filter('replied')}
    label="resources.shop/reviews.fields.reply"
    alwaysOn
  />,
];

const shorten = (content: string) => (content.length > 60 ? `${content.slice(0, 60)}…` : content);

const ReviewList = () => {
  const t = useT();
  return (
    <RecordList<List>
      filters={filters}
      sort={{ field: 'createdAt', order: 'DESC' }}
      sorts={['createdAt', 'score', 'likes']}
      hiddenColumns={['updatedAt', 'likes']}
      tabs={<FilterTabs field={filter('status')} values={reviewStatuses} />}
      exportFields={[
        'createdAt',
        'product.name.ko',
        'author.name',
        'score',
        'content',
        'status',
        'reply.content',
        'likes',
      ]}
      card={{
        title: ({ content }) => shorten(content),
        text: ({ author, score }) => (
          <>
            <StarRating score={score} /> {author.name}
          </>
        ),
        aside: () => <StatusField source={s('status')} tones={reviewStatusTones} />,
      }}
    >
      <Column source={s('content')} render={({ content }) => <RecordLink>{shorten(String(content))}</RecordLink>} />
      <Column source={s('score')} render={({ score }) => <StarRating score={Number(score)} />} />
      <Column source={s('product.name')} field={LocalisedField} />
      <Column source={s('author.name')} />
      <StatusColumn source={s('status')} tones={reviewStatusTones} />
      <Column source={s('reply')} field={BooleanField} />
      <Column source={s('likes')} align="right" />
      <Column source={s('createdAt')} field={DateTimeField} />
      <Column source={s('updatedAt')} field={DateTimeField} />
      <Column label={t('actions')} field={ReviewVisibilityButton} />
    </RecordList>
  );
};

const Fields = () => {
  const t = reviewI18n.useT();
  const language = useLanguage();
  const localise = useLocalised();
  const review = useRecordContext<Review & { id: string }>();
  if (!review) return null;
  const { author, product, images } = review;
  return (
    <>
      <Section title={t('review')}>
        <StarRating score={review.score} />
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', my: 1 }}>{review.content}</Typography>
        <ThumbnailList images={images} getLabel={(place) => t('picture', { place })} />
        <DescriptionList>
          <FieldItem source="product.name">
            <MuiLink component={Link} to={`/console/shop/products/${review._product}`}>
              {localise(product.name)}
            </MuiLink>
          </FieldItem>
          <FieldItem source="author.name">
            <MemberLink member={{ _id: review._user, ...author }} />
          </FieldItem>
          <FieldItem source="createdAt">{formatDateLong(review.createdAt, language, true)}</FieldItem>
          <FieldItem source="likes">{review.likes}</FieldItem>
        </DescriptionList>
      </Section>
      <FieldSection source={s('reply')}>
        <TextInput
          source={s('reply.content')}
          multiline
          minRows={4}
          validate={maxLength(2000)}
          helperText={t('replyHint')}
        />
      </FieldSection>
    </>
  );
};

const Aside = () => {
  const t = reviewI18n.useT();
  const isDirty = useUnsavedChanges();
  return (
    <Section title={t('processing')}>
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
        <Box>
          <StatusField source={s('status')} tones={reviewStatusTones} />
        </Box>
        <ReviewVisibilityButton variant="outlined" disabled={isDirty} />
      </Stack>
    </Section>
  );
};

/** Form values of a review as the API takes them: only the text of the reply, without its author and time. */
const transformReview = ({ reply, version }: Partial<Review>) => ({ version, reply: reply?.content?.trim() || null });

const ReviewEdit = () => <EditScreen Fields={Fields} Aside={Aside} transform={transformReview} sideFirst />;

export const reviews = defineResource({
  name: 'shop/reviews',
  labels: reviewLabels,
  menu: { group: 'shop', order: 50, Icon: Star },
  store: createRemovableStore('reviews', api.console.reviews, contract.console.reviews),
  recordTitle: s('product.name'),
  List: ReviewList,
  Edit: ReviewEdit,
});
