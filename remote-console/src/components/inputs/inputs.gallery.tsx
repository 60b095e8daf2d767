import { useState } from 'react';
import { required, TextInput } from 'react-admin';
import { contactChannels } from 'shared/contract';
import { defineConsoleGallery } from '../../gallery/define-console-gallery';
import { ExampleForm } from '../../gallery/Example';
import { exampleI18n } from '../../gallery/i18n';
import { ArrayItemsInput } from './ArrayItemsInput';
import { ChoiceInput } from './ChoiceInput';
import { LabelledSearchInput } from './LabelledSearchInput';
import { LanguageTabs } from './LanguageTabs';
import { LocalisedHtmlInput } from './LocalisedHtmlInput';
import { LocalisedListInput } from './LocalisedListInput';
import { LocalisedTextInput } from './LocalisedTextInput';
import { PeriodDayInput } from './PeriodDayInput';
import { ReasonInput } from './ReasonInput';
import { ReferenceSearchInput } from './ReferenceSearchInput';
import { SearchField } from './SearchField';
import { SeoulDateTimeInput } from './SeoulDateTimeInput';
import { SeoulEndInput } from './SeoulEndInput';
import { SlugInput } from './SlugInput';
import { StaffInput } from './StaffInput';

const { useT } = exampleI18n;

const Choice = () => (
  <ExampleForm>
    <ChoiceInput source="contactChannel" values={contactChannels} />
  </ExampleForm>
);
const ChoiceRequired = () => (
  <ExampleForm values={{ contactChannel: 'SMS' }}>
    <ChoiceInput source="contactChannel" values={contactChannels} required />
  </ExampleForm>
);
const ChoiceDisabled = () => (
  <ExampleForm values={{ contactChannel: 'EMAIL' }}>
    <ChoiceInput source="contactChannel" values={contactChannels} disabled />
  </ExampleForm>
);
const Staff = () => (
  <ExampleForm>
    <StaffInput source="assignee" />
  </ExampleForm>
);
const Reference = () => (
  <ExampleForm values={{ request: null }}>
    <ReferenceSearchInput
      source="request"
      reference="forms"
      sort={{ field: 'createdAt', order: 'DESC' }}
      label={useT()('request')}
      optionText={({ name, receiptNo }) => `${receiptNo} · ${name}`}
    />
  </ExampleForm>
);
const PublishAt = () => (
  <ExampleForm resource="boards">
    <SeoulDateTimeInput source="publishAt" />
  </ExampleForm>
);
const PublishAtEmpty = () => (
  <ExampleForm resource="boards" values={{ publishAt: null }}>
    <SeoulDateTimeInput source="publishAt" />
  </ExampleForm>
);
const PublishAtError = () => (
  <ExampleForm resource="boards" errors={{ publishAt: useT()('publishError') }}>
    <SeoulDateTimeInput source="publishAt" />
  </ExampleForm>
);
const UnpublishAt = () => (
  <ExampleForm resource="boards">
    <SeoulEndInput source="unpublishAt" />
  </ExampleForm>
);
const Period = () => (
  <ExampleForm resource="boards">
    <PeriodDayInput source="publishAt" />
    <PeriodDayInput source="unpublishAt" end />
  </ExampleForm>
);
const Reason = () => (
  <ExampleForm>
    <ReasonInput />
  </ExampleForm>
);
const Search = () => {
  const [text, setText] = useState('');
  return <SearchField label={useT()('search')} value={text} onChange={setText} />;
};
const LabelledSearch = () => (
  <ExampleForm>
    <LabelledSearchInput source="q" hint={useT()('search')} />
  </ExampleForm>
);
const Texts = () => (
  <ExampleForm resource="boards">
    <LanguageTabs>
      <LocalisedTextInput source="subject" max={200} required />
      <LocalisedTextInput source="summary" max={400} multiline />
    </LanguageTabs>
  </ExampleForm>
);
const TextsWithError = () => (
  <ExampleForm resource="boards" errors={{ 'subject.ko': useT()('subjectError') }}>
    <LanguageTabs>
      <LocalisedTextInput source="subject" max={200} required />
    </LanguageTabs>
  </ExampleForm>
);
const Slugs = () => (
  <ExampleForm resource="boards">
    <LanguageTabs>
      <SlugInput source="slugs" />
    </LanguageTabs>
  </ExampleForm>
);
const Html = () => (
  <ExampleForm resource="boards">
    <LanguageTabs>
      <LocalisedHtmlInput source="content" />
    </LanguageTabs>
  </ExampleForm>
);
const Tags = () => (
  <ExampleForm resource="boards">
    <LocalisedListInput source="tags" max={30} />
  </ExampleForm>
);
const NoTags = () => (
  <ExampleForm resource="boards" values={{ tags: [] }}>
    <LocalisedListInput source="tags" max={30} />
  </ExampleForm>
);
const Items = () => {
  const t = useT();
  return (
    <ExampleForm values={{ people: [{ name: '김서윤', phone: '010-1234-5678' }] }}>
      <ArrayItemsInput source="people" label={t('client')}>
        <TextInput source="name" label="resources.forms.fields.name" validate={required()} helperText={false} />
        <TextInput source="phone" label="resources.forms.fields.phone" helperText={false} />
      </ArrayItemsInput>
    </ExampleForm>
  );
};

export const gallery = defineConsoleGallery({
  title: { ko: '입력', en: 'Inputs', cn: '输入' },
  parts: {
    ChoiceInput: {
      props: 'source; values; labelField?; required?; …<SelectInput>',
      states: { normal: Choice, required: ChoiceRequired, disabled: ChoiceDisabled },
    },
    StaffInput: { props: 'source; …<SelectInput>', states: { filled: Staff } },
    ReferenceSearchInput: {
      props: 'source; reference; sort; label; optionText; validate?',
      states: { empty: Reference },
    },
    SeoulDateTimeInput: {
      props: 'source; …<TextInput>',
      states: { filled: PublishAt, empty: PublishAtEmpty, error: PublishAtError },
    },
    SeoulEndInput: { props: 'source; …<TextInput>', states: { filled: UnpublishAt } },
    PeriodDayInput: { props: 'source; end?; …<TextInput>', states: { filled: Period } },
    ReasonInput: { props: 'label?; minRows?; helperText?', states: { required: Reason } },
    LabelledSearchInput: { props: 'source; hint', states: { empty: LabelledSearch } },
    SearchField: { props: 'label; value; onChange', states: { empty: Search } },
    LanguageTabs: {
      props: 'children: localised inputs',
      with: ['LocalisedTextInput'],
      wide: true,
      states: { filled: Texts, error: TextsWithError },
    },
    SlugInput: { props: 'source', wide: true, states: { filled: Slugs } },
    LocalisedHtmlInput: { props: 'source; required?', wide: true, states: { filled: Html } },
    LocalisedListInput: { props: 'source; max', wide: true, states: { filled: Tags, empty: NoTags } },
    ArrayItemsInput: {
      props: 'source; label?; inline?; children',
      with: ['ItemScope'],
      wide: true,
      states: { filled: Items },
    },
  },
});
