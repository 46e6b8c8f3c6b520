import { both, circle, ellipse, line, shape } from '../svg.ts'
import type { HairStyle } from './style.ts'
import { CAP } from './style.ts'

export const coverings = {
  hijab: {
    ears: false,
    back: (_hair, cloth) =>
      shape(
        'M96 226C84 120 140 64 202 64S322 120 306 226C310 290 330 320 344 380H56C70 320 92 290 96 226Z',
        cloth.base,
      ),
    front: (_hair, cloth) =>
      shape(
        'M100 222C90 122 142 70 202 70S316 122 304 222C300 296 262 352 200 358C138 352 104 296 100 222ZM200 322C246 322 268 260 268 204C268 150 242 122 200 122S132 150 132 204C132 260 154 322 200 322Z',
        cloth.base,
      ).replace('<path', '<path fill-rule="evenodd"') +
      shape('M106 296C140 366 258 366 296 296L334 396C270 446 130 446 68 396Z', cloth.base) +
      line('M130 352c46 30 100 26 142-14M106 392c60 30 130 24 186-14', cloth.fold, 5, 0.75) +
      line('M122 176c8-48 40-76 80-78M284 250c-6 30-20 56-42 76', cloth.fold, 4.4, 0.6),
  },
  shayla: {
    ears: false,
    back: (_hair, cloth) => shape('M98 226C86 118 142 62 202 62S320 118 304 226L318 372H84Z', cloth.base),
    front: (_hair, cloth) =>
      shape(
        'M132 210C130 152 158 126 200 126S270 152 268 210L272 196C268 138 240 112 200 112S132 138 128 196Z',
        cloth.fold,
      ) +
      shape(
        'M100 230C88 122 140 68 204 68C270 68 316 122 302 230C300 290 270 338 226 350C258 316 272 262 271 208C270 150 244 118 200 118S130 150 129 208C128 262 142 316 172 348C130 336 102 292 100 230Z',
        cloth.base,
      ) +
      ellipse(200, 374, 66, 30, cloth.base) +
      shape(
        'M108 290C122 340 168 372 236 356L262 340C296 320 300 300 302 276L330 420C300 470 250 480 214 500H128C150 440 120 370 108 290Z',
        cloth.base,
      ) +
      line('M126 330c40 40 100 42 150 4M152 384c44 20 100 10 140-24M176 436c44 8 90-6 124-36', cloth.fold, 5, 0.7),
  },
  headwrap: {
    ears: true,
    back: (_hair, cloth) => shape('M112 206C96 140 120 52 204 50C290 50 304 140 288 206Z', cloth.base),
    front: (_hair, cloth) =>
      shape('M116 204C100 130 140 64 204 64S300 130 284 204C278 164 246 138 200 138S122 164 116 204Z', cloth.base) +
      shape(
        'M176 92C142 66 140 34 172 34C188 36 198 54 204 74C214 50 228 34 246 40C272 48 262 78 230 94C214 106 190 104 176 92Z',
        cloth.base,
      ) +
      line(
        'M204 78c-8-14-18-24-30-28M208 78c8-14 18-22 30-24M118 190c8-40 36-68 74-82M282 190c-8-40-34-66-68-82M136 154c16-22 40-36 66-38 26 2 48 16 64 38',
        cloth.fold,
        5,
        0.8,
      ) +
      [
        [150, 116],
        [252, 116],
        [172, 132],
        [230, 132],
        [132, 150],
        [270, 150],
        [200, 126],
      ]
        .map(([x, y]) => circle(x as number, y as number, 5, cloth.under, 0.9))
        .join(''),
  },
  turban: {
    ears: true,
    back: (_hair, cloth) => shape('M106 200C84 120 126 50 202 50S318 120 294 200L280 214H120Z', cloth.base),
    front: (_hair, cloth) =>
      shape(
        'M112 206C88 122 130 54 202 54S314 122 288 206C274 176 240 152 202 134C162 152 128 176 112 206Z',
        cloth.base,
      ) +
      line(
        'M202 132C160 146 128 168 114 196M202 132c38 14 70 36 84 62M202 112C160 122 122 146 106 176M202 112c40 8 76 32 92 62M202 90c-38 6-72 28-88 58M202 90c38 6 70 28 86 58M202 70c-28 4-50 14-66 30',
        cloth.fold,
        4.6,
        0.75,
      ) +
      shape('M178 132L202 118L226 132L202 148Z', cloth.under),
  },
  beanie: {
    ears: true,
    back: (hair) => shape('M119 226C110 180 118 150 134 140H266C282 150 290 180 281 226L272 240H128Z', hair.base),
    front: (hair, cloth) =>
      both(shape('M119 218C114 190 120 168 134 154L140 172C130 186 124 200 119 218Z', hair.base)) +
      shape('M118 160C110 92 148 54 200 54S290 92 282 160Z', cloth.base) +
      [150, 175, 200, 225, 250]
        .map((x) =>
          line(`M${200 + (x - 200) * 0.55} 66C${200 + (x - 200) * 0.9} 84 ${x} 100 ${x} 134`, cloth.fold, 4, 0.6),
        )
        .join('') +
      shape(
        'M112 142C112 134 118 130 126 130H274C282 130 288 134 288 142V164C288 172 282 175 274 175C226 168 174 168 126 175C118 175 112 172 112 164Z',
        cloth.fold,
      ) +
      ellipse(200, 50, 16, 14, cloth.fold),
  },
  flatCap: {
    ears: true,
    back: (hair) => shape(CAP, hair.base),
    front: (hair, cloth) =>
      both(shape('M118 224C112 192 116 168 130 152L140 168C130 184 124 204 118 224Z', hair.base)) +
      shape('M112 156C98 98 150 68 206 68S306 96 290 156C260 140 146 140 112 156Z', cloth.base) +
      shape(
        'M112 156C138 128 262 128 292 156C302 164 296 176 280 174C232 158 172 158 122 174C106 176 102 166 112 156Z',
        cloth.fold,
      ) +
      line('M200 74c-6 18-8 34-6 54M160 84c-8 14-14 30-16 48M244 82c8 16 14 32 16 50', cloth.fold, 3, 0.7),
  },
} satisfies Record<string, HairStyle>
