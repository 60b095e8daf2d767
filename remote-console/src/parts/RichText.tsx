import {
  ClearButtons,
  DefaultEditorOptions,
  FormatButtons,
  LevelSelect,
  LinkButtons,
  ListButtons,
  QuoteButtons,
  RichTextInput,
  type RichTextInputProps,
  RichTextInputToolbar,
} from 'ra-input-rich-text';
import { pageNonce } from '../shell/nonce';
import { InsertPicture } from './InsertPicture';

/** Looks that are inline styles: the page's content policy shows none, so none is offered. */
const styled = ['textAlign', 'textStyle', 'color', 'highlight'];

const editorOptions: RichTextInputProps['editorOptions'] = {
  ...DefaultEditorOptions,
  extensions: (DefaultEditorOptions.extensions ?? []).filter(({ name }) => !styled.includes(name)),
  injectNonce: pageNonce(),
};

const Toolbar = () => (
  <RichTextInputToolbar size="small">
    <LevelSelect size="small" />
    <FormatButtons size="small" />
    <ListButtons size="small" />
    <LinkButtons size="small" />
    <QuoteButtons size="small" />
    <InsertPicture />
    <ClearButtons size="small" />
  </RichTextInputToolbar>
);

const surface = {
  '& .ProseMirror': {
    minHeight: 240,
    maxHeight: '60vh',
    overflowY: 'auto',
    lineHeight: 1.7,
    '& img': { maxWidth: '100%' },
  },
};

export const RichText = (props: RichTextInputProps) => (
  <RichTextInput editorOptions={editorOptions} toolbar={<Toolbar />} sx={surface} {...props} />
);
