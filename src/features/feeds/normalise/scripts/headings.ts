/** Headings in other scripts, by the English heading that replaces them. */
const HEADINGS: Readonly<Record<string, string>> = {
  title: "标题|標題|название|заголовок|объявление|สินค้า|ชื่อ|タイトル|车名|車名|제목|العنوان|כותרת",
  make: "品牌|厂商|廠牌|марка|бренд|ยี่ห้อ|แบรนด์|メーカー|제조사|브랜드|الماركة|الشركة|יצרן|μάρκα",
  model: "车型|車型|型号|车系|модель|модел|รุ่น|車種|モデル|모델|الموديل|الطراز|דגם|μοντέλο",
  badge: "配置|комплектация|модификация|รุ่นย่อย|グレード|등급|الفئة",
  year: "年份|年款|上牌时间|出厂年份|год|год выпуска|рік|рік випуску|година|ปี|ปีรถ|年式|연식|سنة الصنع|السنة|שנה|שנת ייצור|χρονολογία",
  price: "价格|價格|售价|报价|цена|стоимость|ціна|ราคา|価格|本体価格|가격|السعر|سعر|מחיר|τιμή",
  km: "里程|里程数|公里数|行驶里程|表显里程|пробег|пробіг|เลขไมล์|ไมล์|走行距離|走行|주행거리|الكيلومترات|المسافة المقطوعة|קילומטראז'|קילומטרים|χιλιόμετρα",
  fuel: "燃料|燃油|能源类型|топливо|тип топлива|двигатель|паливо|гориво|เชื้อเพลิง|น้ำมัน|燃料タイプ|연료|الوقود|نوع الوقود|דלק|סוג דלק|καύσιμο",
  transmission:
    "变速箱|变速器|變速箱|коробка|коробка передач|кпп|трансмиссия|скоростна кутия|เกียร์|ミッション|변속기|ناقل الحركة|القير|תיבת הילוכים|κιβώτιο",
  body: "车身|车身类型|кузов|тип кузова|ประเภทรถ|ボディタイプ|차종|نوع الهيكل|מרכב|αμάξωμα",
  colour: "颜色|顏色|цвет|колір|цвят|สี|สีรถ|色|カラー|색상|اللون|צבע|χρώμα",
  plate: "车牌|車牌|гос номер|госномер|ทะเบียน|ナンバー|번호판|رقم اللوحة|מספר רכב",
  vin: "车架号|вин",
  images: "图片|圖片|照片|фото|фотографии|รูป|รูปภาพ|画像|写真|사진|الصور|תמונות",
  location: "位置|地点|地點|город|місто|จังหวัด|ที่อยู่|所在地|지역|المدينة|الموقع|עיר|αγγελία περιοχή",
  url: "链接|鏈接|ссылка|посилання|ลิงก์|リンク|링크|الرابط|קישור",
  description: "描述|说明|описание|опис|รายละเอียด|説明|설명|الوصف|תיאור|περιγραφή",
};

const englishHeadings = new Map(
  Object.entries(HEADINGS).flatMap(([heading, all]) => all.split("|").map((one) => [one, heading] as const)),
);
/** Letters outside the Latin script. */
const OTHER_SCRIPT = /[\u0370-\u1fff\u3040-\ud7ff]/;

/** The unit in which East Asia counts prices and kilometres, ten thousands: "本体価格(万円)". */
const TEN_THOUSAND = /[万萬]|만\s?(?:원|km)/;

/** Replaces a heading of the trade in another script with the English one: "Пробег, км" is the odometer's. */
export function headingInOurScript(raw: string): string {
  if (!OTHER_SCRIPT.test(raw)) return raw;
  const [words = ""] = raw.toLowerCase().split(/[,(（:/]/);
  const heading = englishHeadings.get(words.replace(TEN_THOUSAND, "").trim()) ?? raw;
  return TEN_THOUSAND.test(raw) ? `${heading} tenthousands` : heading;
}
