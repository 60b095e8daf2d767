import { defineConsoleGallery } from '../../gallery/define-console-gallery';
import { ExampleForm } from '../../gallery/Example';
import { exampleI18n } from '../../gallery/i18n';
import { RichTextInput } from './RichTextInput';

const Article = () => (
  <ExampleForm resource="boards">
    <RichTextInput source="content.ko" label="resources.boards.fields.content" />
  </ExampleForm>
);

const Wrong = () => (
  <ExampleForm resource="boards" values={{ content: {} }} errors={{ 'content.ko': exampleI18n.useT()('subjectError') }}>
    <RichTextInput source="content.ko" label="resources.boards.fields.content" />
  </ExampleForm>
);

export const gallery = defineConsoleGallery({
  title: { ko: '본문 편집기', en: 'Rich text', cn: '富文本' },
  parts: {
    RichTextInput: {
      props: 'source; label?; validate?; …<RichTextInput> of ra-input-rich-text',
      with: ['RichTextEditor', 'HeadingButtons', 'TableButton', 'InsertImageButton'],
      wide: true,
      states: { filled: Article, error: Wrong },
    },
  },
});
