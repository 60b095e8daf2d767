-- What happened to a consultation, beside its receipt and its replies.
create table form_steps (
  _id text primary key,
  _form text not null references forms on delete cascade,
  kind text not null,
  at timestamptz(3) not null,
  -- Null for the sender.
  by text,
  message text,
  note text,
  start_at timestamptz(3)
);
create index form_steps_form on form_steps (_form);

-- Links that were sent are signed with this number; another one ends them.
alter table forms add column link_number integer not null default 1;
-- Links end some time after it.
alter table forms add column closed_at timestamptz(3);
update forms set closed_at = updated_at where status = 'CLOSED';

-- The receipt says that its link opens the request. A text that an administrator changed stays.
update messages
set body = '{"ko": "신청을 잘 받았습니다. 담당자가 내용을 살펴본 뒤 남겨 주신 연락처로 연락드리겠습니다.\n접수번호: #{receiptNo}\n접수 일시: #{receivedAt}\n상담 분야: #{practice}\n아래 주소를 누르시면 비밀번호 없이 진행 상황을 보실 수 있습니다. 내용을 고치거나 거두실 때는 로그인하시거나, 신청하실 때 적으신 휴대전화 번호와 비밀번호로 찾아 주세요. 이 주소는 다른 분께 보내지 마세요.", "en": "Thank you for writing to us. We will read your request and get back to you at the contact you left.\nReceipt number: #{receiptNo}\nReceived: #{receivedAt}\nField: #{practice}\nThe address below shows how it stands, without a password. To change or withdraw what you wrote, sign in, or search with the phone number and the password of your request. Please keep this address to yourself.", "cn": "已收到您的申请。负责人员查看后，将按您留下的联系方式与您联系。\n受理编号：#{receiptNo}\n受理时间：#{receivedAt}\n咨询领域：#{practice}\n点击以下网址，无需密码即可查看进展。如需修改或撤回内容，请登录，或用申请时填写的手机号码和密码查询。请勿将此网址转发给他人。"}'::jsonb
where code = 'form.received' and body = '{"ko": "신청을 잘 받았습니다. 담당자가 내용을 살펴본 뒤 남겨 주신 연락처로 연락드리겠습니다.\n접수번호: #{receiptNo}\n접수 일시: #{receivedAt}\n상담 분야: #{practice}\n신청 내역은 아래 주소에서 다시 보실 수 있습니다. 회원이시면 로그인하시고, 아니시면 신청하실 때 적으신 휴대전화 번호와 비밀번호를 넣어 주세요.", "en": "Thank you for writing to us. We will read your request and get back to you at the contact you left.\nReceipt number: #{receiptNo}\nReceived: #{receivedAt}\nField: #{practice}\nYou can see your request again at the address below: sign in if you are a member, otherwise enter the phone number and the password of your request.", "cn": "已收到您的申请。负责人员查看后，将按您留下的联系方式与您联系。\n受理编号：#{receiptNo}\n受理时间：#{receivedAt}\n咨询领域：#{practice}\n您可通过以下网址再次查看申请：会员请登录，非会员请输入申请时填写的手机号码和密码。"}'::jsonb;
