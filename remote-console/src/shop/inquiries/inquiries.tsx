import { Box, Chip, Link as MuiLink, Typography } from '@mui/material';
import { Lock, MessageSquareText } from 'lucide-react';
import { maxLength, NullableBooleanInput, required, TextInput, useRecordContext, useTranslate } from 'react-admin';
import { api } from 'shared/client';
import { contract, type Inquiry } from 'shared/contract';
import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Link } from 'shared/router';
import { BooleanField } from '../../components/fields/BooleanField';
import { DateTimeField } from '../../components/fields/DateTimeField';
import { DescriptionList, FieldItem } from '../../components/fields/DescriptionList';
import { MemberLink } from '../../components/fields/MemberLink';
import { RecordLink } from '../../components/fields/RecordLink';
import { EditScreen } from '../../components/forms/RecordScreens';
import { source } from '../../components/forms/source';
import { useLocalised } from '../../components/hooks/use-localised';
import { FieldSection, Section } from '../../components/layout/Section';
import { Column } from '../../components/lists/Column';
import { FilterTabs } from '../../components/lists/FilterTabs';
import { filterName } from '../../components/lists/filter-name';
import { RecordList } from '../../components/lists/RecordList';
import { ThumbnailList } from '../../components/media/ThumbnailList';
import { defineResource } from '../../data/define-resource';
import { createRemovableStore } from '../../data/resource-store';
import { inquiryI18n, inquiryLabels } from './i18n';

type List = typeof contract.console.inquiries.list;
const s = source<Inquiry>();
const filter = filterName<List>();

const filters = [<NullableBooleanInput key="secret" source={filter('secret')} />];

/** The beginning of the subject, or of the content if there is no subject. */
const getTitle = ({ subject, content }: Pick<Inquiry, 'subject' | 'content'>) => {
  const text = subject || content;
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};

const AnswerStatus = () => {
  const translate = useTranslate();
  const inquiry = useRecordContext<Inquiry & { id: string }>();
  if (!inquiry) return null;
  const isAnswered = inquiry.answer !== null;
  return (
    <Chip
      variant="outlined"
      color={isAnswered ? 'success' : 'error'}
      label={translate(`resources.shop/inquiries.answered.${isAnswered}`)}
    />
  );
};

const ProductName = () => {
  const t = inquiryI18n.useT();
  const localise = useLocalised();
  const inquiry = useRecordContext<Inquiry & { id: string }>();
  return <>{inquiry && (localise(inquiry.product?.name) || t('aboutShop'))}</>;
};

const InquiryList = () => (
  <RecordList<List>
    filters={filters}
    sort={{ field: 'createdAt', order: 'DESC' }}
    sorts={['createdAt', 'updatedAt']}
    hiddenColumns={['updatedAt']}
    tabs={<FilterTabs field={filter('answered')} values={['false', 'true']} />}
    exportFields={[
      'createdAt',
      'product.name.ko',
      'author.name',
      'subject',
      'content',
      'secret',
      'answer.content',
      'answer.at',
    ]}
    card={{ title: getTitle, text: ({ author }) => author.name, aside: () => <AnswerStatus /> }}
  >
    <Column
      source={s('subject')}
      render={(inquiry) => <RecordLink>{getTitle(inquiry as unknown as Inquiry)}</RecordLink>}
    />
    <Column source={s('answer')} field={AnswerStatus} />
    <Column source={s('product')} field={ProductName} />
    <Column source={s('author.name')} />
    <Column source={s('secret')} field={BooleanField} />
    <Column source={s('createdAt')} field={DateTimeField} />
    <Column source={s('answer.at')} field={DateTimeField} />
    <Column source={s('updatedAt')} field={DateTimeField} />
  </RecordList>
);

const Fields = () => {
  const t = inquiryI18n.useT();
  const language = useLanguage();
  const inquiry = useRecordContext<Inquiry & { id: string }>();
  if (!inquiry) return null;
  return (
    <>
      <Section title={t('inquiry')}>
        {inquiry.subject && (
          <Typography variant="h6" component="h3" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
            {inquiry.subject}
          </Typography>
        )}
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', mb: 1 }}>{inquiry.content}</Typography>
        <ThumbnailList images={inquiry.images} getLabel={(place) => t('picture', { place })} />
        <DescriptionList>
          <FieldItem source="product.name">
            {inquiry._product ? (
              <MuiLink component={Link} to={`/console/shop/products/${inquiry._product}`}>
                <ProductName />
              </MuiLink>
            ) : (
              <ProductName />
            )}
          </FieldItem>
          <FieldItem source="author.name">
            <MemberLink member={{ _id: inquiry._user, ...inquiry.author }} />
          </FieldItem>
          <FieldItem source="createdAt">{formatDateLong(inquiry.createdAt, language, true)}</FieldItem>
        </DescriptionList>
        {inquiry.secret && (
          <Typography
            variant="body2"
            color="text.secondary"
            sx={{ display: 'flex', gap: 0.75, alignItems: 'center', mt: 1 }}
          >
            <Lock size={14} aria-hidden /> {t('secretHint')}
          </Typography>
        )}
      </Section>
      <FieldSection source={s('answer')}>
        <TextInput
          source={s('answer.content')}
          multiline
          minRows={6}
          validate={[required(), maxLength(5000)]}
          helperText={t('answerHint')}
        />
      </FieldSection>
    </>
  );
};

const Aside = () => {
  const t = inquiryI18n.useT();
  return (
    <Section title={t('state')}>
      <AnswerStatus />
      <Box sx={{ mt: 1 }}>
        <DateTimeField source={s('answer.at')} />
      </Box>
    </Section>
  );
};

/** Form values of an inquiry as the API takes them: only the text of the answer, without its author and time. */
const transformInquiry = ({ answer, version }: Partial<Inquiry>) => ({ version, answer: answer?.content ?? '' });

const InquiryEdit = () => <EditScreen Fields={Fields} Aside={Aside} transform={transformInquiry} />;

export const inquiries = defineResource({
  name: 'shop/inquiries',
  labels: inquiryLabels,
  menu: { group: 'shop', order: 60, Icon: MessageSquareText },
  store: createRemovableStore('inquiries', api.console.inquiries, contract.console.inquiries),
  recordTitle: s('author.name'),
  List: InquiryList,
  Edit: InquiryEdit,
});
