import type { Chapter } from './chapter';

const meeting: Chapter = {
  title: 'Meet',
  steps: [
    '“My events” has the time and place of each meeting. Times are always shown in Korean time (KST), with your own beside it where it differs.',
    'For an online meeting open the address of its video room; for an offline one go to the table you were given.',
    'When you meet, one side shows the attendance QR code and the other scans it. That records both.',
    'Download the calendar file or subscribe to the address to have your meetings in your own calendar.',
  ],
};

const log: Chapter = {
  title: 'Keep a log',
  steps: [
    'After the meeting, open its log in “My events”.',
    'Note your interest (1 to 5), the expected amount, where the contract stands and what comes next.',
    'Only you and the organiser can read it.',
  ],
};

const changes: Chapter = {
  title: 'Move or cancel a meeting',
  steps: [
    'To move a confirmed meeting, propose up to three other times. If the other side picks one, it moves in one step; if they decline, the old time stays.',
    'You can cancel until the cut-off before the meeting, with a reason.',
  ],
  note: 'After the cut-off you cannot cancel by yourself. Please contact the organiser.',
};

export const sellerChapters: readonly Chapter[] = [
  {
    title: 'Get an account',
    steps: [
      'Apply to the Seoul Awards or Super Rookie; after the review the details of your seller account come by e-mail.',
      'A company that took part already can join under “Join > Seller”, verified by e-mail or text message.',
      'Upload your business registration and certificates. We tell you once they have been checked.',
    ],
    note: 'Only companies of these two programmes can be sellers.',
  },
  {
    title: 'Add company information and products',
    steps: [
      'Under “Company information”, add your introduction, logo, certificates and introduction file.',
      'Under “My products”, give product name, ingredients, color, size, country of manufacture, release date, manufacturing method, retail price, main features and essential information, and add pictures.',
      'Only published products with a main picture can be shown at fairs.',
    ],
    note: 'Introduction files are best as PDF; XLSX, JPG and PNG are possible too, up to 50 MB. Other companies read them, so remove personal information first.',
  },
  {
    title: 'Take part in a fair',
    steps: [
      'Under “Fairs”, choose one that is recruiting sellers.',
      'Apply with a certificate that qualifies you and the products to show.',
      'My page shows where your application stands.',
    ],
  },
  {
    title: 'Ask a buyer for a meeting',
    steps: [
      'Search the participating buyers of the fair by category, region and type. Recommendations say why they fit.',
      'Pick up to three of the times that the buyer has opened and send the request.',
      'The meeting is made once the buyer confirms one. A request alone holds no time.',
      'If a time is taken first, we tell you what is left. A request without an answer ends after a while.',
    ],
    note: 'You can accept or decline offers that buyers send.',
  },
  changes,
  meeting,
  log,
];

export const buyerChapters: readonly Chapter[] = [
  {
    title: 'Apply as a buyer',
    steps: [
      'Under “Join > Buyer”, verify yourself by e-mail or text message.',
      'Give your company information, activity area (city/state, city/district), buyer type (online, offline) and interests.',
      'Upload your business registration. We review the application and tell you the result with its reason.',
    ],
    note: 'If it is rejected, correct your company information and save it: that applies again.',
  },
  {
    title: 'Take part in a fair and open your times',
    steps: [
      'Under “Fairs”, choose one that takes buyer applications.',
      'Choose how you meet: online (video call) or offline (at the centre).',
      'Mark the times at which you can meet in the schedule. Drag or use the arrow keys, and copy one day to another.',
    ],
    note: 'A time with a confirmed meeting cannot be closed. Move or cancel the meeting first.',
  },
  {
    title: 'Look at sellers',
    steps: [
      'Search products and participating companies by category, region and certificate.',
      'Read their introductions, products and files, and bookmark those you like.',
      'Where the fair allows it, you can make the first offer yourself.',
    ],
  },
  {
    title: 'Answer requests',
    steps: [
      'We tell you of a request in the ways you chose (SMS, e-mail, telephone) and in your inbox.',
      'Accept one of the proposed times. It leaves all other requests at once.',
      'If none fits you can decline, with or without a reason.',
    ],
    note: 'Contact data is shown to both sides only after you accept.',
  },
  changes,
  meeting,
  log,
];
