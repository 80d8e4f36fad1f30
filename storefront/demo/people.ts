import type { Random } from "./random.ts";

export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  country: string;
  phone: string;
}

/** Somebody who has bought. */
export interface Buyer {
  id: number;
  place: number;
  email: string;
  country: string;
}

interface Place {
  country: string;
  weight: number;
  first: readonly string[];
  last: readonly string[];
  /** Addresses are written in Latin letters, whatever the name is written in. */
  latin?: readonly string[];
}

const words = (text: string) => text.split(" ");

const places: readonly Place[] = [
  {
    country: "US",
    weight: 26,
    first: words(
      "James Mary Robert Patricia Michael Linda David Elizabeth William Jennifer Aisha Marcus Destiny Noah Olivia",
    ),
    last: words(
      "Smith Johnson Williams Brown Jones Miller Davis Wilson Anderson Thomas Taylor Moore Jackson Lee Harris",
    ),
  },
  {
    country: "FR",
    weight: 14,
    first: words("Camille Léa Hugo Chloé Louis Manon Jules Inès Gabriel Zoé Raphaël Élodie"),
    last: words(
      "Martin Bernard Dubois Lefèvre Moreau Laurent Girard Fournier Mercier Bonnet François Lambert",
    ),
  },
  {
    country: "GB",
    weight: 10,
    first: words("Oliver Amelia George Isla Harry Freya Arthur Poppy Alfie Imogen"),
    last: words("Evans Walker Wright Robinson Thompson White Hughes Edwards Green Hall"),
  },
  {
    country: "DE",
    weight: 9,
    first: words("Lukas Emma Jonas Mia Felix Hannah Paul Lena Jörg Käthe"),
    last: words("Müller Schmidt Schneider Fischer Weber Wagner Becker Schäfer Köhler Groß"),
  },
  {
    country: "SN",
    weight: 6,
    first: words("Awa Mamadou Fatou Ousmane Aminata Cheikh Mariama Ibrahima"),
    last: words("Diop Ndiaye Fall Sarr Ba Sow Gueye Faye"),
  },
  {
    country: "BR",
    weight: 6,
    first: words("João Ana Pedro Beatriz Lucas Júlia Mateus Larissa"),
    last: words("Silva Santos Oliveira Souza Pereira Araújo Conceição Gonçalves"),
  },
  {
    country: "ES",
    weight: 6,
    first: words("Lucía Mateo Martina Hugo Sofía Álvaro Paula Íñigo"),
    last: words("García Ruiz Fernández Núñez Ibáñez Ortega Castaño Muñoz"),
  },
  {
    country: "IN",
    weight: 6,
    first: words("Aarav Priya Vivaan Ananya Arjun Diya Rohan Meera"),
    last: words("Sharma Patel Iyer Gupta Nair Reddy Mehta Kapoor"),
  },
  {
    country: "JP",
    weight: 5,
    first: words("陽菜 蓮 さくら 大翔 美咲 悠真 葵 翔太"),
    last: words("佐藤 鈴木 高橋 田中 伊藤 渡辺 山本 中村"),
    latin: words(
      "sato.hina suzuki.ren takahashi.s tanaka.h ito.misaki watanabe.y yamamoto.aoi nakamura.shota",
    ),
  },
  {
    country: "PL",
    weight: 4,
    first: words("Zofia Jan Łucja Michał Agnieszka Paweł"),
    last: words("Kowalski Wiśniewska Wójcik Kamińska Zieliński Szymańska"),
  },
  {
    country: "UA",
    weight: 3,
    first: words("Олена Андрій Оксана Тарас Марія Богдан"),
    last: words("Шевченко Коваленко Бондаренко Ткаченко Кравченко Мельник"),
    latin: words("olena.s andriy.k oksana.b taras.t maria.kr bohdan.m"),
  },
  {
    country: "AE",
    weight: 3,
    first: words("فاطمة محمد مريم عبدالله نورة خالد"),
    last: words("المنصوري الشامسي الهاشمي النعيمي الكعبي المزروعي"),
    latin: words("fatima.m mohammed.s mariam.h abdullah.n noura.k khalid.z"),
  },
  {
    country: "NG",
    weight: 2,
    first: ["Oluwaseun", "Chidimma", "Emeka", "Oluwadamilola-Temitope"],
    last: ["Adeyemi-Olorunfemi", "Okonkwo", "Balogun", "Nwachukwu"],
  },
];

const weights = places.map((place) => [place, place.weight] as const);
const hosts = words(
  "example.com example.org example.net mail.example.com post.example.org studio.example.net",
);

export function person(random: Random, number: number): Person {
  const place = random.weighted(weights);
  const firstName = random.pick(place.first);
  const lastName = random.pick(place.last);
  const called = place.latin ? random.pick(place.latin) : `${plain(firstName)}.${plain(lastName)}`;
  return {
    firstName,
    lastName,
    email: `${called}${number}@${random.pick(hosts)}`,
    country: place.country,
    phone: String(random.between(600_000_000, 799_999_999)),
  };
}

function plain(name: string): string {
  return name
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/ß/g, "ss")
    .replace(/[łŁ]/g, "l")
    .toLowerCase()
    .replace(/[^a-z-]/g, "");
}

const browsers = [
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Safari/605.1.15",
    "desktop",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36",
    "desktop",
  ],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0", "desktop"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
    "mobile",
  ],
  [
    "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36",
    "mobile",
  ],
  [
    "Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/604.1",
    "tablet",
  ],
] as const;

export interface Visit {
  ip: string;
  userAgent: string;
  deviceType: string;
}

export function visit(random: Random): Visit {
  const [userAgent, deviceType] = random.pick(browsers);
  return { ip: address(random), userAgent, deviceType };
}

/** From the ranges set aside for documentation, so that no demo record points at anybody. */
function address(random: Random): string {
  if (random.chance(0.12))
    return `2001:db8:${random.letters(4, "0123456789abcdef")}::${random.between(1, 9999)}`;
  return `${random.pick(["192.0.2", "198.51.100", "203.0.113"])}.${random.between(1, 254)}`;
}

const machines = words("MacBook iMac ThinkPad Surface Studio Desktop Laptop Mini Workstation iPad");
const apps = [
  "Lumen/4.2 (macOS 15.5)",
  "Lumen/4.1 (Windows 11)",
  "Fontcase/2.8 (macOS 15.4)",
  "Chordsmith/1.9 (Windows 11)",
  "",
];

export function device(
  random: Random,
  owner: string,
): { name: string | null; ip: string; userAgent: string } {
  const name = random.chance(0.08) ? null : `${random.pick(machines)}-${owner}`;
  const userAgent = random.chance(0.6) ? random.pick(apps) : visit(random).userAgent;
  return { name, ip: address(random), userAgent };
}
