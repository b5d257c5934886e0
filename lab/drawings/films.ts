/** The drawings of the videos in public/video. */

export type Drawing = { drawFilm: (second: number, type: string) => string };

export type FilmScript = {
  /** File name of the video, which names its drawing. */
  name: string;
  /** Cloth, mark and font as data. */
  art: string;
  mark: string;
  font: string;
  ground: string;
  width: number;
  height: number;
};

/**
 * Runs in a page: defines `drawFilm`, which draws the frame at a second and returns it in base64. Complete in itself,
 * because the page gets its source alone.
 */
export async function prepareFilm({ name, art, mark, font, ground, width, height }: FilmScript): Promise<void> {
  const face = new FontFace("Film", `url(data:font/woff2;base64,${font})`);
  document.fonts.add(await face.load());
  const load = async (src: string) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    return image;
  };
  const [pattern, logo] = [await load(art), await load(mark)];
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const pen = canvas.getContext("2d") as CanvasRenderingContext2D;
  const [green, dark, gold, brown, paper, leaf] = ["#115c47", "#0b3328", "#f7b92d", "#b4531f", "#f6f4ec", "#cfe18d"] as const;
  const HEM = 72;

  /** How much of a movement is done: 0 before its start, 1 after its end, slower at the end. */
  const done = (t: number, start: number, seconds: number) => 1 - (1 - Math.min(1, Math.max(0, (t - start) / seconds))) ** 3;
  const between = (from: number, to: number, part: number) => from + (to - from) * part;
  const box = (x: number, y: number, w: number, h: number, colour: string, radius = 0) => {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.roundRect(x, y, w, h, radius);
    pen.fill();
  };
  const dot = (x: number, y: number, radius: number, colour: string) => {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.arc(x, y, Math.max(0, radius), 0, 2 * Math.PI);
    pen.fill();
  };
  const petal = (x: number, y: number, long: number, turn: number, colour: string) => {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.ellipse(x, y, long, long * 0.46, turn, 0, 2 * Math.PI);
    pen.fill();
  };
  const line = (points: readonly (readonly [number, number])[], colour: string, thick: number) => {
    pen.strokeStyle = colour;
    pen.lineWidth = thick;
    pen.lineCap = "round";
    pen.beginPath();
    for (const [x, y] of points) pen.lineTo(x, y);
    pen.stroke();
  };
  const word = (text: string, x: number, y: number, size: number, colour: string, shown = 1) => {
    pen.globalAlpha = shown;
    pen.fillStyle = colour;
    pen.font = `700 ${size}px Film`;
    pen.fillText(text, x, y);
    pen.globalAlpha = 1;
  };
  /** A coin with the flower of the brand. */
  const coin = (x: number, y: number, colour: string) => {
    dot(x, y, 26, colour);
    for (const turn of [0, 1, 2, 3]) {
      const angle = Math.PI / 4 + (turn * Math.PI) / 2;
      petal(x + 11 * Math.cos(angle), y + 11 * Math.sin(angle), 9, angle, colour === gold ? brown : paper);
    }
  };

  /** A day in a cash book: eight coins come in, five go out, three are left. */
  function cashBook(t: number) {
    box(200, 130, 880, 500, paper, 14);
    const rows = ["Masuk", "Keluar", "Sisa"].map((title, index) => {
      const y = 220 + index * 160;
      word(title, 250, y + 12, 38, dark);
      line(
        [
          [240, y + 66],
          [1040, y + 66],
        ],
        index === 1 ? dark : "#d8d4c6",
        index === 1 ? 4 : 2,
      );
      return y;
    });
    const [incoming, outgoing, left] = rows as [number, number, number];
    for (let index = 0; index < 8; index++) {
      const x = 470 + index * 74;
      const fallen = done(t, 1.6 + index * 0.42, 0.6);
      if (fallen > 0) coin(x, between(-40, incoming, fallen), gold);
      const paid = done(t, 6 + index * 0.5, 0.7);
      if (index < 5 && paid > 0) coin(x, between(incoming, outgoing, paid), brown);
      const kept = done(t, 9.8 + (index - 5) * 0.4, 0.8);
      if (index >= 5 && kept > 0) coin(between(x, 470 + (index - 5) * 74, kept), between(incoming, left, kept), green);
    }
    for (let index = 0; index < 5; index++)
      if (t > 6 + index * 0.5) {
        dot(470 + index * 74, incoming, 27, paper);
        pen.strokeStyle = "#d8d4c6";
        pen.lineWidth = 3;
        pen.beginPath();
        pen.arc(470 + index * 74, incoming, 24, 0, 2 * Math.PI);
        pen.stroke();
      }
  }

  /** A hundred loans are repaid but for three, which are late for more than ninety days: what both rates count. */
  function rates(t: number) {
    const late = [27, 54, 83];
    for (let index = 0; index < 100; index++) {
      const [x, y] = [190 + (index % 10) * 48, 150 + Math.floor(index / 10) * 48];
      const shown = done(t, 1.5 + index * 0.025, 0.5);
      const place = late.indexOf(index);
      if (place < 0) {
        pen.globalAlpha = shown;
        box(x, y, 38, 38, leaf, 6);
        pen.globalAlpha = 1;
        continue;
      }
      const away = done(t, 9.2 + place * 0.3, 1);
      box(x, y, 38, 38, "rgb(255 255 255 / 0.1)", 6);
      pen.globalAlpha = shown;
      box(between(x, 780 + place * 48, away), between(y, 470, away), 38, 38, t > 8.2 ? gold : leaf, 6);
      pen.globalAlpha = 1;
    }
    const days = Math.round(90 * done(t, 4.8, 3));
    if (t > 4.6) word(`${days} hari`, 780, 250, 84, t > 8.2 ? gold : paper, done(t, 4.6, 0.4) * (1 - done(t, 9.2, 0.5)));
    const shown = done(t, 11, 0.6);
    word("TKB90", 780, 220, 34, leaf, shown);
    word("97 dari 100", 780, 286, 60, paper, shown);
    word("TWP90", 780, 430, 34, gold, shown);
    word("3 dari 100", 780, 574, 60, paper, shown);
  }

  /** Rice is poured on the balance, weighed with three weights, and packed. */
  function balance(t: number) {
    const load = done(t, 1.8, 2.6);
    const against = [5.2, 6, 6.8].reduce((sum, at) => sum + done(t, at, 0.5) / 3, 0);
    const packed = done(t, 9, 1.4);
    const tilt = -0.17 * (load - against) + (t > 7.2 ? 0.03 * Math.cos((t - 7.2) * 6) * Math.exp(-(t - 7.2) * 1.6) : 0);
    box(622, 190, 36, 400, paper, 6);
    box(500, 584, 280, 30, paper, 12);
    const ends = ([-1, 1] as const).map((side) => [640 + side * 270 * Math.cos(tilt), 200 + side * 270 * Math.sin(tilt)] as const);
    line(ends, gold, 16);
    dot(640, 200, 26, gold);
    dot(640, 200, 11, brown);
    const [rice, weights] = ends as [readonly [number, number], readonly [number, number]];
    for (const [x, y] of ends) {
      line(
        [
          [x - 100, y + 190],
          [x, y],
          [x + 100, y + 190],
        ],
        paper,
        4,
      );
      pen.fillStyle = leaf;
      pen.beginPath();
      pen.ellipse(x, y + 190, 122, 54, 0, 0, Math.PI);
      pen.fill();
    }
    // The grains that lie, and those that fall.
    for (let index = 0; index < 60; index++) {
      const start = 1.7 + index * 0.045;
      const fallen = done(t, start, 0.5);
      if (fallen === 0 || packed > 0) continue;
      const level = Math.floor(index / 14);
      const x = rice[0] - 78 + level * 14 + ((index * 37) % (156 - level * 28));
      petal(x, between(110, rice[1] + 184 - level * 15, fallen), 12, index, paper);
    }
    for (const [index, at] of [5.2, 6, 6.8].entries()) {
      const fallen = done(t, at, 0.5);
      if (fallen > 0) box(weights[0] - 96 + index * 66, between(-80, weights[1] + 190 - 62, fallen), 58, 62, brown, 8);
    }
    if (packed > 0) {
      const carried = done(t, 11, 1.4);
      const [x, y] = [between(rice[0], 250, carried), between(rice[1] + 190, 614, carried)];
      const size = between(0.2, 1, packed);
      box(x - 84 * size, y - 150 * size, 168 * size, 150 * size, gold, 26 * size);
      box(x - 40 * size, y - 176 * size, 80 * size, 34 * size, gold, 10 * size);
      box(x - 50 * size, y - 152 * size, 100 * size, 10 * size, brown, 5 * size);
      for (const turn of [0, 1, 2, 3]) {
        const angle = Math.PI / 4 + (turn * Math.PI) / 2;
        petal(x + 26 * size * Math.cos(angle), y - 70 * size + 26 * size * Math.sin(angle), 22 * size, angle, brown);
      }
    }
  }

  /** A day from eight to five: the sun crosses, and one office after the other lights a window. */
  function day(t: number) {
    const hour = between(8, 17, Math.min(1, Math.max(0, (t - 1.8) / 10)));
    const part = (hour - 8) / 9;
    dot(between(640, 1120, part), 250 - 110 * Math.sin(part * Math.PI), 44, part < 0.85 ? gold : brown);
    dot(340, 370, 190, paper);
    dot(340, 370, 172, green);
    for (let index = 0; index < 12; index++) {
      const angle = (index * Math.PI) / 6;
      dot(340 + 146 * Math.sin(angle), 370 - 146 * Math.cos(angle), index % 3 === 0 ? 9 : 5, index % 3 === 0 ? gold : leaf);
    }
    const hand = (turn: number, long: number) =>
      petal(340 + (long / 2) * Math.sin(turn), 370 - (long / 2) * Math.cos(turn), long / 2, turn - Math.PI / 2, paper);
    hand((hour / 12) * 2 * Math.PI, 96);
    hand((hour % 1) * 2 * Math.PI, 132);
    dot(340, 370, 14, gold);
    box(660, 300, 440, 330, paper, 12);
    box(640, 280, 480, 34, brown, 6);
    for (const [index, opens] of [8.5, 10.5, 13, 15.5].entries()) {
      const [x, y] = [700 + (index % 2) * 190, 340 + Math.floor(index / 2) * 140];
      const lit = done(hour, opens, 0.6);
      box(x, y, 170, 116, dark, 8);
      pen.globalAlpha = lit;
      box(x, y, 170, 116, [gold, leaf, "#f3c9b4", gold][index] as string, 8);
      for (const person of [0, 1, 2]) {
        dot(x + 42 + person * 43, y + 58, 13, [green, brown, dark][(person + index) % 3] as string);
        box(x + 24 + person * 43, y + 72, 36, 44, [green, brown, dark][(person + index) % 3] as string, 12);
      }
      box(x + 10, y + 96, 150, 10, paper, 4);
      pen.globalAlpha = 1;
    }
  }

  const films: Record<string, (t: number) => void> = {
    "kelas-kas-warung": cashBook,
    "temu-pendana": rates,
    "pasar-murah": balance,
    "sehari-di-kantor": day,
  };
  const film = films[name];
  if (!film) throw new Error(`No drawing for ${name}`);

  (window as unknown as Drawing).drawFilm = (t, type) => {
    box(0, 0, width, height, ground);
    film(t);
    pen.drawImage(logo, width - 60 - (logo.width / logo.height) * 36, height - 62, (logo.width / logo.height) * 36, 36);
    // The cloth rises until only its hem is left.
    const risen = done(t, 0.5, 1.1);
    const scale = Math.max(width / pattern.width, height / pattern.height);
    const tall = between(height, HEM, risen);
    pen.save();
    pen.beginPath();
    pen.rect(0, 0, width, tall);
    pen.clip();
    pen.drawImage(pattern, (width - pattern.width * scale) / 2, tall - height, pattern.width * scale, Math.max(height, pattern.height * scale));
    pen.restore();
    return canvas.toDataURL(type, 0.82).replace(/^[^,]*,/, "");
  };
}
