-- The receipt of a request says how to find it. A text that an administrator changed stays.
update messages
set body = '{"ko": "신청을 잘 받았습니다. 담당자가 내용을 살펴본 뒤 남겨 주신 연락처로 연락드리겠습니다.\n접수번호: #{receiptNo}\n접수 일시: #{receivedAt}\n상담 분야: #{practice}\n신청 내역은 아래 주소에서 다시 보실 수 있습니다. 회원이시면 로그인하시고, 아니시면 신청하실 때 적으신 휴대전화 번호와 비밀번호를 넣어 주세요.", "en": "Thank you for writing to us. We will read your request and get back to you at the contact you left.\nReceipt number: #{receiptNo}\nReceived: #{receivedAt}\nField: #{practice}\nYou can see your request again at the address below: sign in if you are a member, otherwise enter the phone number and the password of your request.", "cn": "已收到您的申请。负责人员查看后，将按您留下的联系方式与您联系。\n受理编号：#{receiptNo}\n受理时间：#{receivedAt}\n咨询领域：#{practice}\n您可通过以下网址再次查看申请：会员请登录，非会员请输入申请时填写的手机号码和密码。"}'::jsonb
where code = 'form.received' and body = '{"ko": "신청을 잘 받았습니다. 담당자가 내용을 살펴본 뒤 남겨 주신 연락처로 연락드리겠습니다.\n접수번호: #{receiptNo}\n접수 일시: #{receivedAt}\n상담 분야: #{practice}", "en": "Thank you for writing to us. We will read your request and get back to you at the contact you left.\nReceipt number: #{receiptNo}\nReceived: #{receivedAt}\nField: #{practice}", "cn": "已收到您的申请。负责人员查看后，将按您留下的联系方式与您联系。\n受理编号：#{receiptNo}\n受理时间：#{receivedAt}\n咨询领域：#{practice}"}'::jsonb;

-- A guest who lost the password of a request proves the phone number.
alter table certifications drop constraint certifications_purpose_check;
alter table certifications add constraint certifications_purpose_check
  check (purpose in ('REGISTER', 'RECOVERY', 'CHANGE', 'FORM'));

-- The lawyer whom the sender wishes for.
alter table forms add column _lawyer text;
