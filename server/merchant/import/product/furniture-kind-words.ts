import type { FurnitureKind } from '#server/merchant/vocabulary/appearance.ts'

/** Names in sv, da, en, fi, nb, with irregular plurals. Other Nordic compounds match by their ending: `ekbord` by `bord`. */
export const furnitureKindWords: Record<FurnitureKind, string> = {
  sofa: 'seat module, 1 seat module, one seat section, sofa, couch, settee, loveseat, sofa bed, sleeper sofa, seat section, 1 seat section, 2 seat section, 3 seat section, soffa, soffor, baddsoffa, sohva, vuodesohva',
  'corner-sofa':
    'corner sofa, sectional, sectional sofa, corner section, modular corner sofa, chaise longue, chaise sofa, hornsoffa, divansoffa, hjornesofa, chaiselongsofa, kulmasohva, divaanisohva',
  daybed: 'day bed, day bed frame, daybed frame, daybed, dagbadd, dagseng, paivasohva, sovebenk',
  armchair:
    'armchair bed, armchair frame, rocker, glider, gyngstol, schaukelstuhl, vippestol, gyngelenestol, armchair, wing chair, recliner, rocking chair, easy chair, lounge chair, club chair, accent chair, swivel armchair, rocking armchair, fatolj, fatoljer, gungstol, lanestol, laenestol, gyngestol, lenestol, nojatuoli, keinutuoli',
  footstool:
    'footstool, ottoman, pouf, pouffe, fotpall, sittpuff, puff, fodskammel, puf, fotskammel, sittepuff, rahi, bean bag, beanbag, sackosack',
  'dining-chair':
    'dining chair frame, chair, dining chair, chair frame, folding chair, highchair, high chair, junior chair, children chair, childrens chair, kids chair, visitor chair, conference chair, stol, stolar, matstol, karmstol, barnstol, spisestuestol, spisebordsstol, tuoli, ruokapoydantuoli, spisestol, stole, stoler',
  'office-chair':
    'office chair, desk chair, swivel chair, task chair, gaming chair, work chair, kontorsstol, skrivbordsstol, kontorstol, gamingstol, tyotuoli, toimistotuoli, pelituoli',
  'bar-stool':
    'bar stool, barstool, bar stool with backrest, counter stool, barstol, barpall, barkrakk, baarituoli, baarijakkara',
  stool:
    'stool frame, stool, step stool, childrens stool, standing support, sit stand support, pall, taburet, skammel, krakk, jakkara, tikaspall',
  bench:
    'bench, storage bench, hallway bench, bank, kokssoffa, bench section, baenk, benk, penkki, hallbank',
  'dining-table':
    'table, dining table, kitchen table, extendable table, drop leaf table, gateleg table, bar table, conference table, childrens table, wall mounted drop leaf table, bord, matbord, klaffbord, koksbord, spisebord, barnbord, poyta, ruokapoyta, baaripoyta',
  'coffee-table': 'coffee table, cocktail table, soffbord, sofabord, sohvapoyta',
  'side-table':
    'tray stand, side table, end table, tray table, nest of tables, nesting tables, accent table, console table, pedestal table, sidobord, sidebord, avlastningsbord, brickbord, satsbord, konsolbord, bakkebord, sivupoyta, konsolipoyta, innskuddsbord, plant stand',
  desk: 'work bench, workbench, arbetsbank, hovelbank, arbejdsbaenk, tyopenkki, arbeidsbenk, workspace combination, desk, writing desk, computer table, workstation, standing desk, sit stand desk, desk sit stand, desk combination, corner desk, dressing table, laptop table, laptop stand, laptop support, changing table, reception desk, skrivbord, datorbord, skotbord, skrivebord, puslebord, sminkbord, kirjoituspoyta, tyopoyta, hoitopoyta, stellebord, sminkebord',
  bed: 'bed, bed frame, double bed, single bed, upholstered bed, divan bed, four poster bed, guest bed, headboard, sang, sangar, sangram, sanggavel, kontinentalsang, seng, senge, sengeramme, boxmadras seng, kontinentalseng, sanky, sangynrunko, jenkkisanky, sengegavl, ottoman bed',
  mattress:
    'mattress, mattress topper, mattress pad, madrass, baddmadrass, resarmadrass, madras, topmadras, patja, petauspatja, overmadrass',
  'bedside-table':
    'bedside table, nightstand, night table, sangbord, nattduksbord, sengebord, natbord, nattbord, yopoyta',
  wardrobe:
    'wardrobe, armoire, clothes rail wardrobe, corner wardrobe, wardrobe combination, wardrobe frame, open wardrobe, garderob, garderober, kladskap, garderobeskab, klaedeskab, garderobeskap, klesskap, vaatekaappi',
  'chest-of-drawers':
    'chest of drawers, chest, dresser, drawer unit, tallboy, chest with drawers, byra, byraer, hurts, kommode, skuffemoblement, skuffeseksjon, lipasto, laatikosto, chiffonier',
  sideboard:
    'storage comb, drawer cabinet, sideboard, cabinet, buffet, credenza, storage combination, storage unit, cupboard, glass door cabinet, display cabinet, storage cabinet, highboard, china cabinet, hutch, base cabinet, wall cabinet, high cabinet, corner cabinet, cabinet combination, shoe cabinet, filing cabinet, locker, skank, skap, vitrinskap, hogskank, skoskap, skaenk, skab, vitrineskab, skoskab, senkki, kaappi, vitriini, kenkakaappi, skjenk, vitrineskap, eket cabinet combination',
  'tv-bench':
    'tv bench, tv unit, tv stand, tv cabinet, media unit, media console, tv storage combination, tv combination, entertainment center, tv bank, mediabank, tv bord, tv baenk, tv mobel, tv taso, tv benk, tv meubel',
  shelf:
    'bookcase, shelving unit, shelf unit, shelving, shelf, bookshelf, storage shelf, shelf section, rack, shoe rack, open storage, wine rack, hylla, hyllor, bokhylla, skohylla, forvaringshylla, reol, bogreol, hylde, hylly, kirjahylly, kenkateline, hylle, bokhylle, skohylle, hylleseksjon, shelving units',
  'wall-shelf':
    'extra shelf, glass shelf, wire shelf, wall shelf unit, wall mounted shelving unit, wall mounted shelf combination, wall mounted shelf unit, hyllplan, hyldeplade, hyllylevy, hylleplate, wall shelf, floating shelf, wall shelving unit, picture ledge, bracket shelf, wall mounted shelf, vagghylla, tavellist, tavelhylla, vaeghylde, billedhylde, seinahylly, taululista, vegghylle, bildelist',
  'floor-lamp':
    'floor lamp, floor uplighter, standing lamp, golvlampa, gulvlampe, lattiavalaisin, lattialamppu, stalampe',
  'table-lamp':
    'table lamp, desk lamp, work lamp, lamp, bedside lamp, clamp spotlight, bordslampa, skrivbordslampa, lampa, lampor, bordlampe, lampe, poytavalaisin, poytalamppu, lamppu, valaisin, arbeidslampe',
  'pendant-lamp':
    'pendant lamp, pendant, ceiling lamp, chandelier, lamp shade, taklampa, takpendel, ljuskrona, loftlampe, pendel, lysekrone, kattovalaisin, riippuvalaisin, kattokruunu, taklampe',
  rug: 'rug, carpet, runner, mat, bath mat, play mat, door mat, doormat, sheepskin, matta, mattor, gangmatta, dorrmatta, farskinn, taeppe, gulvtaeppe, lober, matto, kaytavamatto, ovimatto, teppe, gulvteppe, loper',
  mirror: 'mirror, wall mirror, spegel, speglar, spejl, peili, speil',
  vase: 'vase, jug, carafe, vas, vaser, maljakko, kruka vas, bowl, skal',
  cushion:
    'cushion, pillow, cushion cover, seat cushion, back cushion, chair pad, seat pad, sun lounger pad, outdoor cushion, kudde, kuddar, kuddfodral, dyna, sittdyna, pude, pudebetraek, hynde, tyyny, istuintyyny, pute, sittepute, putetrekk',
  throw:
    'cover, sofa cover, chair cover, furniture cover, overdrag, kladsel, betraek, paallinen, trekk, throw, blanket, bedspread, duvet, quilt, duvet cover, plad, filt, overkast, tacke, paslakan, plaid, dyne, sengetaeppe, torkkupeitto, viltti, peitto, pledd, sengeteppe, towel, handduk',
  curtain:
    'bed canopy, canopy, bed tent, tent, sanghimmel, sengehimmel, vuodekatos, talt, telt, teltta, curtain, curtains, pair of curtains, drapes, blind, roller blind, gardin, gardiner, gardinpar, rullgardin, gardinsaet, verho, verhot, rullegardin',
  basket:
    'basket, laundry basket, korg, korgar, tvattkorg, kurv, vasketojskurv, kori, pyykkikori, skittentoyskurv',
  'plant-pot':
    'plant pot, planter, flower pot, pot, kruka, krukor, blomkruka, ytterkruka, urtepotte, potteskjuler, ruukku, kukkaruukku, potte, blomsterpotte, artificial potted plant',
  clock:
    'clock, wall clock, alarm clock, klocka, vaggklocka, ur, vaegur, kello, seinakello, klokke, veggklokke',
  'candle-holder':
    'candle holder, candlestick, lantern, candle, tealight holder, ljusstake, ljuslykta, lykta, ljus, lysestage, lanterne, stearinlys, kynttilanjalka, lyhty, kynttila, lysestake, lyslykt, lykt',
  'picture-frame':
    'picture frame, photo frame, picture, poster, print, canvas, ram, ramar, tavla, tavlor, billedramme, ramme, plakat, kehys, taulu, juliste, bilderamme, bilde, fotoram',
  'kids-bed':
    'cradle, bassinet, vagga, vugge, kehto, cot, crib, bunk bed, loft bed, childrens bed, kids bed, junior bed, ext bed frame, extendable bed, loft bed frame, bunk bed frame, spjalsang, barnsang, vaningssang, loftsang, juniorsang, tremmeseng, bornesmeng, borneseng, kojeseng, juniorseng, hojseng, pinnasanky, kerrossanky, lastensanky, parvisanky, sprinkelseng, barneseng, koyeseng, hoyseng, underbed',
  'room-divider':
    'room divider, screen, privacy screen, folding screen, screen for desk, rumsavdelare, avskarmning, skarm, rumdeler, skaermvaeg, tilanjakaja, sermi, romdeler, skjermvegg',
  'coat-rack':
    'coat rack, hat rack, coat stand, hat and coat stand, clothes rack, clothes stand, valet stand, hook rack, clothes rail, kladhangare, hatthylla, kladstallning, hangare, knagerack, stumtjener, knagraekke, tojstativ, naulakko, vaatenaulakko, vaateteline, knaggrekke, klesstativ, stumtjener, hatt og kleshylle',
  'lounge-set':
    'lounge set, seating set, outdoor sofa, modular sofa outdoor, seat modular sofa, corner sofa outdoor, balcony set, patio set, garden set, table and chairs outdoor, loungegrupp, utegrupp, soffgrupp, tradgardsgrupp, loungesaet, havesaet, havemobelsaet, puutarharyhma, loungegruppe, hagegruppe, sohvaryhma, armrest section outdoor, one seat section outdoor, 1 seat section outdoor, corner section outdoor',
  'garden-table':
    'garden table, outdoor table, patio table, tradgardsbord, utebord, cafebord, havebord, puutarhapoyta, hagebord, kafebord, tabletop outdoor, table outdoor, picnic table, picknickbord',
  'garden-chair':
    'garden chair, outdoor chair, patio chair, deck chair, reclining chair, chair outdoor, tradgardsstol, utestol, positionsstol, dackstol, brassa, havestol, puutarhatuoli, hagestol',
  'sun-lounger':
    'lounger, sunbed, sun lounger, sunlounger, solsang, solstol, solseng, aurinkotuoli, lepotuoli, solvogn, solvagn',
  parasol:
    'parasol, sunshade, umbrella, gazebo, parasoll, solskydd, pavillon, aurinkovarjo, huvimaja, parasol base',
  hammock:
    'hammock, hanging chair, swing seat, hangmatta, hangstol, hammock med tak, haengekoje, haengestol, riippumatto, riippukeinu, hengekoye, hengestol',
  'storage-box':
    'box, storage box, chest box, trunk, toy storage, wall storage, storage, toy box, container, crate, cushion box, dynbox, lada, lador, forvaringslada, kista, forvaring, boks, opbevaringskasse, hyndeboks, kasse, laatikko, sailytyslaatikko, arkku, oppbevaringsboks, kasse, putekasse, oppbevaring, toy storage with wheels, storage bag, insert with boxes',
  trolley:
    'trolley, cart, kitchen island, serving trolley, utility cart, rullvagn, serveringsvagn, rullebord, serveringsvogn, rullevogn, tarjoiluvaunu, trillebord, bar cart',
  part: 'protector, floor protector, template, drill template, book end, bookend, bokstod, bogstotte, kirjatuki, bokstotte, chopping board, cutting board, skarbrada, skaerebraet, leikkuulauta, skjaerefjol, canopy frame, door cover, part, frame, drawer frame, backrest, back rest, headrest, foot, foot rest, holder, stand, tablet stand, pegboard, wall upright, seat shell, glass top, platform, organiser, leg, legs, handle, knob, hinge, bracket, rail, pull out rail, mounting rail, suspension rail, hook, door, doors, sliding door, drawer, drawer front, shelf insert, insert, table top, tabletop, top panel, side panel, panel, plinth, underframe, underframe for table top, post, side unit, tray, divider, armrest, frame part, add on unit, corner unit, castor, connector, trestle, smart lock, lock, cable management, supporting stand, clip on basket, mesh basket, wire basket, drawer mat, stod, ben, handtag, knopp, gangjarn, konsol, skena, krok, dorr, lucka, ladfront, bordsskiva, sockel, underrede, stolpe, hjul, bordplade, greb, knop, haengsel, skinne, lage, laagefront, sokkel, jalka, vedin, nuppi, sarana, kannake, kisko, ovi, etusarja, poytalevy, sokkeli, handtak, knott, hengsel, dor, skuffefront, bordplate, understell, bein, cleaning kit, furniture care set, safety fittings, pole, base, support leg, clothes rail insert, valet hanger, front, add on unit, back panel',
}
