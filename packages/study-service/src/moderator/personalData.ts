/** What no interview asks for, whatever a participant makes a model write: in the languages of the interviewer. */
const words: readonly string[] = [
  // Secrets and payment
  'passwords?|pass ?codes?|pin code|card numbers?|credit cards?|iban|passwort|kreditkarte|kontonummer|mot de passe',
  'carte bancaire|contraseña|tarjeta de crédito|carta di credito|senha|wachtwoord|hasło|numer karty|heslo|číslo karty',
  'lösenord|kortnummer|adgangskode|salasana|şifreniz|parolanız|kredi kartı|парол[ья]|номер карты|номер картки',
  'كلمة المرور|بطاقة الائتمان|סיסמה|כרטיס אשראי|पासवर्ड|क्रेडिट कार्ड',
  // Birth and identity
  'social security|dates? of birth|birth ?dates?|geburtsdatum|geburtstag|ausweisnummer|date de naissance|fecha de nacimiento',
  'data di nascita|codice fiscale|data de nascimento|geboortedatum|burgerservicenummer|data urodzenia|datę urodzenia|pesel',
  'datum narození|rodné číslo|födelsedatum|personnummer|fødselsdato|cpr-nummer|syntymäaika\\p{L}*|henkilötunnu\\p{L}*',
  'doğum tarih\\p{L}*|kimlik numara\\p{L}*|дат[аыу] рождения|дат[аиу] народження|номер паспорта|تاريخ ميلادك|تاريخ الميلاد',
  'תאריך הלידה|תאריך לידה|תעודת זהות|जन्म तिथि|जन्मतिथि|आधार नंबर',
  // Where people live and how they are reached
  'phone numbers?|e-?mail address|(?:your|home|street|postal|mailing) address|(?:which|what|your) street|street (?:name|number)',
  'telefonnummer|handynummer|adresse|anschrift|straße und hausnummer|numéro de téléphone|votre rue|número de teléfono',
  'su dirección|tu dirección|numero di telefono|indirizzo|número de telefone|endereço|telefoonnummer|adres|adresu|numer telefonu',
  'telefonní číslo|adresa|adresu|telefonnumret?|adress|puhelinnumero\\p{L}*|osoitteenne|osoitteesi|telefon numara\\p{L}*|adresiniz',
  'номер телефона|номер телефону|ваш адрес|вашу адресу|رقم هاتفك|رقم الهاتف|عنوانك|מספר הטלפון|הכתובת שלך|फ़ोन नंबर|आपका पता',
];

/** Those of the languages without spaces between words. */
const unspaced =
  /密码|信用卡|身份证|出生日期|生日|电话号码|手机号|住址|家庭地址|パスワード|暗証番号|クレジットカード|生年月日|電話番号|住所|マイナンバー|비밀번호|신용카드|주민등록번호|생년월일|전화번호|주소/u;

const spaced = new RegExp(`(?<![\\p{L}\\p{M}])(?:${words.join('|')})(?![\\p{L}\\p{M}])`, 'iu');

/** Returns true if a text names data that identify a person or open an account. */
export const asksForPersonalData = (text: string): boolean => spaced.test(text) || unspaced.test(text);
